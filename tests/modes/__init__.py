"""The Fused eager mode against Strict and CPU."""
