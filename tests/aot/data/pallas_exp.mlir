// A Pallas kernel, exp(x) * 2 by 8 blocks of f32[128, 128], as jax.export wrote it (jax 0.10.2). Its body is MLIR bytecode.
#loc1 = loc("x")
module @jit_f attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024x128xf32> loc("x")) -> (tensor<1024x128xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @tpu_custom_call(%arg0) {backend_config = "{\22custom_call_config\22: {\22body\22: \22TUzvUgFNTElSMjMuMC4wZ2l0AAElCQEDBQcBAwkDEQsNDxETFRcZA8ehEwGZBwsTEwsPCwsLDw8PCwsLUwsLDxMPDxMLD0sLDwuFCzMLCwsLExsLGwsbGw8PCw8LDxsLDwsPCw8bEx8LDwsPGwsPCw8bIwsPC1MLEwUHkWFNBwNZARMPBx8PJwcbGwsCNgcfBRsDAxFXAwMRWQUdHYGDBR8FIQUjHVtdHXd5EQcBBSUFJwUpIwcFIYAAAAAAAAAAgAAAAAAAAAAFKw0PHQNjAwNlnx0DcR0DiQMDLzEFLREHLQMRNTcNOT0/QRdDFw8DRZ1HSQUvAQOZDQ1hZmZpbmVfbWFwPChkMCwgZDEpIC0+IChkMCwgZDEpPgAFMSMHAxEIAAAAAAAAAAUzBTUFNwU5AQVLTwMFGU0dHwkbAwUZUR0fCSEDBQ0jDxsDBQ0jDyERAQERAwEFOx1fYQU9FSUlLQkHDys3BT8daWsFQR1tbwVDFSkpLQkHDxs5AwMRdRMLEAAAABAFRR17fQVHHQN/LQkHDxtBBUkdhYcFSxUrKy0JBw8JFQMHjY+Rk5WXBU0REQAFTyMBCSEBAAAAAQAAAAIAAAAAAAAABVEjAQEBI3RwdS5kaW1lbnNpb25fc2VtYW50aWNzPGFyYml0cmFyeT4AI3RwdS5tZW1vcnlfc3BhY2U8dm1lbT4AI3RwdS5jb3JlX3R5cGU8dGM+ACNhcml0aC5mYXN0bWF0aDxub25lPgABAgIDJwUCBAIECwECBBebBQIEAgQLOwsFBwEJCQEFAwEFAQEBCQSaAgUBEQEtBwMBDQURATMHAxszBwEBCQEJAQMDEwcDAwMDEwcDAwkGEwMFBwMHCQsHZycDBQMLAwMVcwMLDQYVAwUDDw8HFScDBQUNEQMDCwcDAwMDCwcDAwkGCwMFBwUVFxEFC4sJEwUVFwcAAQURAVMHAwcPAwEBAwMBBQMBAwMBBQMBBwQBBQEDBREBVQcDBw8DAQEDAwEFAwEDAwEFAwEHBAEFAQMGAwEFAQDeB1MRKQkVDQkLEQsTEQsdHSMhIyktGR0ZJQ0THR8PIxcjExkZFR8PDQkdEWJ1aWx0aW4Ac3RhYmxlX21vc2FpYwB0cHUAYXJpdGgAbW9kdWxlAGFyaXRoLmNvbnN0YW50AGZ1bmMuZnVuYwBmdW5jLnJldHVybgB2ZWN0b3IubG9hZABtYXRoLmV4cAB2ZWN0b3IuYnJvYWRjYXN0AGFyaXRoLm11bGYAdHB1LnZlY3Rvcl9zdG9yZQBrZXJuZWwAL3RtcC9oM3gvcGsucHkAZnVuY3Rpb25fdHlwZQBzeW1fbmFtZQB2YWx1ZQB0cmFuc2Zvcm1faW5kaWNlcwB0cmFuc2Zvcm1fMAB3aW5kb3dfYm91bmRzAHRyYW5zZm9ybV8xAHN0YWJsZV9tb3NhaWMudmVyc2lvbgBkaW1lbnNpb25fc2VtYW50aWNzAGl0ZXJhdGlvbl9ib3VuZHMAc2NhbGFyX3ByZWZldGNoAHNjcmF0Y2hfb3BlcmFuZHMAdHB1LmNvcmVfdHlwZQB3aW5kb3dfcGFyYW1zAGdldDoAZ2V0L2dldABmYXN0bWF0aABleHA6AGV4cC9leHAAbXVsOgBtdWwAc3dhcDoAc3dhcC9zd2FwAGFkZABvcGVyYW5kU2VnbWVudFNpemVzAHN0cmlkZXMA\22, \22serialization_format\22: 1, \22needs_layout_passes\22: true}}", kernel_name = "kernel", mhlo.frontend_attributes = {kernel_metadata = "{}"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1024x128xf32>) -> tensor<1024x128xf32> loc(#loc8)
    return %0 : tensor<1024x128xf32> loc(#loc7)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("pk.py":9:11 to 10:64)
#loc3 = loc("pk.py":11:6 to :95)
#loc4 = loc("f"(#loc2))
#loc5 = loc("<module>"(#loc3))
#loc6 = loc(callsite(#loc4 at #loc5))
#loc7 = loc("jit(f)"(#loc5))
#loc8 = loc("jit(f)/pallas_call"(#loc6))

