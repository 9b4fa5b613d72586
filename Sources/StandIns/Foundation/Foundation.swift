// Apple's Foundation brings Combine and Observation along.
@_exported public import CombineGaps
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import Observation
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

// What Apple's Foundation has and that of Linux has not, for files that import nothing else.
@_exported public import struct A11ySwiftUI.LocalizedStringResource
@_exported public import class A11ySwiftUI.NSUbiquitousKeyValueStore
// What stands for parts of an app that cannot be had.
@_exported public import struct A11ySwiftUI._PreviewGap
@_exported public import struct A11ySwiftUI._PreviewGapError
@_exported public import protocol A11ySwiftUI._PreviewGapView
@_exported public import struct A11ySwiftUI._PreviewKept
@_exported public import struct A11ySwiftUI._PreviewUnknown
@_exported public import func A11ySwiftUI._previewGap
@_exported public import class FoundationGaps.DateComponentsFormatter
@_exported public import class FoundationGaps.DateIntervalFormatter
@_exported public import class FoundationGaps.ListFormatter
@_exported public import class FoundationGaps.MeasurementFormatter
@_exported public import class FoundationGaps.NSDataDetector
@_exported public import class FoundationGaps.NSFileCoordinator
@_exported public import class FoundationGaps.NSItemProvider
@_exported public import class FoundationGaps.NSKeyValueObservation
@_exported public import struct FoundationGaps.NSKeyValueObservedChange
@_exported public import struct FoundationGaps.NSKeyValueObservingOptions
@_exported public import class FoundationGaps.NSSecureUnarchiveFromDataTransformer
@_exported public import class FoundationGaps.NSUserActivity
@_exported public import struct FoundationGaps.NSValueTransformerName
@_exported public import class FoundationGaps.PersonNameComponentsFormatter
@_exported public import class FoundationGaps.RelativeDateTimeFormatter
@_exported public import struct FoundationGaps.Selector
@_exported public import class FoundationGaps.UndoManager
@_exported public import class FoundationGaps.ValueTransformer
@_exported public import func FoundationGaps.__dispatch_queue_get_label
