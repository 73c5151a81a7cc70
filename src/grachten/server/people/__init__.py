"""Who somebody is, what is known of them, and how strong they are."""
