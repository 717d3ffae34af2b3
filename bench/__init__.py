"""Speed, each figure beside its peers in the same run: `./dev bench [dispatch] [decode]`.

    measure.py   the repetition rule, the machine, the load that others made
    dispatch.py  one op on 64 floats: raw PJRT, C++ dispatch, Python, PyTorch's CPU
    decode.py    SmolLM2 greedy decode: cold, warm, second start, PyTorch's CPU
    static_cache.py SmolLM2 with a static cache, compiled: programs for prompts of five lengths, a token's time against Strict
    eager.py     the eager modes, torch.compile, PyTorch's CPU and the peers on the workloads of eager_workloads.py
    tpu_layer.py programs compiled for a chip by libtpu (tpu_programs.py, tpu_sizes.py), beside JAX's (jax_programs.py); only by name
    published.py predicted training steps beside those that others measured on TPUs (published_rows.py): python -m bench.published
    peers.py     other systems on the same chain and the same workloads, where they are installed

Results go to bench/results/*.json. A figure from another day or another machine is not comparable.
"""
