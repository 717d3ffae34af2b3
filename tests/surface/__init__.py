"""What a Python program sees of the device: names, tensors, modules, files, random numbers, streams, autocast, errors."""
