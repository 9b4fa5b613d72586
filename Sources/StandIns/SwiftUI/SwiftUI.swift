// The module of the name that apps import, for packages that depend on it on Linux.
@_exported public import A11yUIKit
