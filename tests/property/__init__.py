"""Random programs against CPU. The seed is fixed; a failure is shrunk and printed as a program one can run."""
