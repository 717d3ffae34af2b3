"""StableHLO text of the op records, compared byte for byte, and its compilation for a real chip."""
