"""For all tests."""

import gc

# Thousands of tests each leave a bot with all that hangs on it; looking through what is left
# of them over and over costs a twentieth of the whole run.
gc.set_threshold(100_000, 50, 100)
