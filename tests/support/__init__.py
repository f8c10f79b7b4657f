"""What tests share: `table` plays positions by the names of things."""
