"""The check of all requests against Discord's description works, or says why it cannot."""

from __future__ import annotations

import pytest
from openapi import IS_V2, Checker, checker, unwritten_rules

SEND = ("POST", "/channels/1/messages")


@pytest.fixture
def spec() -> Checker:
    found = checker()
    if found is None:
        pytest.skip(
            "Discord's OpenAPI description is not here: requests are not checked against it "
            "(set DISCORD_OPENAPI to its openapi.json)"
        )
    return found


def button(**fields):
    return {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", **fields}]}


def test_a_good_request_passes(spec):
    assert spec.faults(*SEND, {"content": "hello", "components": [button(label="Join")]}) == []
    assert spec.faults("GET", "/nowhere", None) == []


@pytest.mark.parametrize(
    ("request_", "where"),
    [
        ((*SEND, {"content": "x" * 4001}), "$.content"),
        ((*SEND, {"components": [button(style=9, label="a")]}), "$.components[0].components[0]"),
        ((*SEND, {"components": [button(label="a" * 81)]}), "$.components[0].components[0].label"),
        (("PUT", "/applications/1/commands", [{"name": "a" * 33, "description": "d"}]), "$[0]"),
        (("POST", "/nowhere", {}), "$"),
    ],
)
def test_a_bad_request_is_found(spec, request_, where):
    found = spec.faults(*request_)
    assert found
    assert any(fault.where.startswith(where) for fault in found), found


def test_rules_that_no_schema_says():
    text = {"type": 10, "content": "x" * 2001}

    def faults(method="POST", **body):
        return [what for _, what in unwritten_rules(method, body)]

    assert faults(flags=IS_V2, components=[{"type": 10, "content": "x"}]) == []
    assert "4002 characters" in faults(flags=IS_V2, components=[text, text])[0]
    assert "41 components" in faults(flags=IS_V2, components=[{"type": 14}] * 41)[0]
    assert "twice" in faults(components=[button(), button()])[0]
    assert "flag" in faults(components=[{"type": 10, "content": "x"}])[0]
    assert faults("PATCH", components=[{"type": 10, "content": "x"}]) == []
    assert "beside" in faults(flags=IS_V2, content="x", components=[{"type": 14}])[0]
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.webp"}}]}
    assert "a.webp" in faults(flags=IS_V2, components=[gallery])[0]
    named = [{"id": "0", "filename": "a.webp"}]
    assert faults(flags=IS_V2, components=[gallery], attachments=named) == []
