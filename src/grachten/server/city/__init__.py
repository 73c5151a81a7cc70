"""One node of a city of servers, and what it asks of the others."""
