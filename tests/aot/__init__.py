"""Tests of torch_tpu.aot and torch_tpu.plan: what is known of chips that are not there."""
