"""How the database came to be, step by step; run when the store opens.

A migration is one file `versions/<number>_<what>.py`. It stands on its own and never imports
`bot.store.schema`, which is always the newest. All that are missing run in one transaction, with
foreign keys checked at its end, so that a table may be rebuilt (`op.batch_alter_table`).
"""
