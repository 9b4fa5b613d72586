@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML

// What Apple's Foundation has and that of Linux has not, for files that import nothing else.
@_exported public import struct A11ySwiftUI.LocalizedStringResource
@_exported public import class A11ySwiftUI.NSItemProvider
@_exported public import class A11ySwiftUI.NSUserActivity
@_exported public import struct A11ySwiftUI.Selector
@_exported public import class A11ySwiftUI.UndoManager
// What stands for parts of an app that cannot be had.
@_exported public import struct A11ySwiftUI._PreviewGap
@_exported public import struct A11ySwiftUI._PreviewGapError
@_exported public import func A11ySwiftUI._previewGap
