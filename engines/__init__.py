"""Pure rules engines.

Nothing here may import Discord, storage, a clock, the operating system or any
player-facing text: an engine is values in, values out. ``engines.core`` says what
an engine is; every other folder is one game and imports nothing but ``core`` and
itself. ``tests/test_architecture.py`` holds the rule.
"""
