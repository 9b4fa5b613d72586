// As on a device, what imports UIKit or SwiftUI has all that UIKit stands on.
@_exported public import A11ySwiftUI
