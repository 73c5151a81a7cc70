"""What connects the nodes of a city: messages over Redis. `docs/city.md` describes it."""
