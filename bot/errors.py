"""The two errors that are meant for a person to read. This module imports nothing."""

TRY_LATER = 75
"""The exit code for what can be done once the bot, which is running, has been stopped."""


class UserError(Exception):
    """A refusal that somebody at the table gets in words.

    `code` names the catalogue message `error-<code with dashes>`, `params` are its arguments;
    the error's own text is the code alone, so that a log line never carries a parameter.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    @property
    def message_key(self) -> str:
        """The key of the words in the catalogue."""
        return "error-" + self.code.replace("_", "-")


class StartError(Exception):
    """The bot cannot start: one clear English sentence for the host, and the exit code."""

    def __init__(self, sentence: str, exit_code: int = 1) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.exit_code = exit_code
