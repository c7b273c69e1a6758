"""Whether somebody wants pictures, and which first-game guides they have done with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody has pictures until they say otherwise, and every guide is still to come."""
    yes, none = sa.text("1"), sa.text("''")
    op.add_column("people", sa.Column("pictures", sa.Boolean, nullable=False, server_default=yes))
    op.add_column("people", sa.Column("guided", sa.String, nullable=False, server_default=none))
