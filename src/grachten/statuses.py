"""What a table and its seats can be: the same in the database, in messages and in commands."""

from typing import Literal

Status = Literal["open", "playing", "over", "abandoned"]
Who = Literal["open", "person", "bot"]
