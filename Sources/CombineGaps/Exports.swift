// What stands here comes before what OpenCombine has of the same name, for all who find OpenCombine through this module.
@_exported public import OpenCombine
