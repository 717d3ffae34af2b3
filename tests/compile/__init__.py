"""torch.compile on the device against eager on CPU."""
