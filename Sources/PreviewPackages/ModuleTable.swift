/// The modules of Apple's systems that do not exist on Linux, and what stands in for each: Swift source of a small module.
enum ModuleTable {
  /// What `import` needs no stand-in for.
  static let available: Set<String> = [
    "SwiftUI", "Foundation", "Observation", "Swift", "Dispatch", "FoundationNetworking",
  ]

  /// The source of a stand-in; `nil` for a module that there is none for.
  static func source(of module: String) -> String? {
    if ofSwiftUI.contains(module) { return "@_exported import A11ySwiftUI\n" }
    return sources[module]
  }

  /// Modules whose names `import SwiftUI` brings along.
  private static let ofSwiftUI: Set<String> = [
    "UIKit", "UniformTypeIdentifiers", "CoreGraphics", "QuartzCore", "CoreTransferable", "Accessibility",
    "DeveloperToolsSupport", "SwiftUICore", "Symbols",
  ]

  private static let sources: [String: String] = [
    "Combine": """
    @_exported import OpenCombine
    @_exported import OpenCombineDispatch
    @_exported import OpenCombineFoundation

    """,
    "OSLog": "@_exported import os\n",
    "os": """
    import Foundation

    public struct OSLogPrivacy: Sendable {
      public static let auto = OSLogPrivacy()
      public static let `public` = OSLogPrivacy()
      public static let `private` = OSLogPrivacy()
      public static let sensitive = OSLogPrivacy()
    }
    public struct OSLogType: Sendable {
      public static let `default` = OSLogType()
      public static let debug = OSLogType()
      public static let info = OSLogType()
      public static let error = OSLogType()
      public static let fault = OSLogType()
    }
    public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
      public init(stringLiteral value: String) {}
      public init(stringInterpolation: StringInterpolation) {}
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {}
      }
    }
    public struct Logger: Sendable {
      public init() {}
      public init(subsystem: String, category: String) {}
      public func log(_ message: OSLogMessage) {}
      public func log(level: OSLogType, _ message: OSLogMessage) {}
      public func trace(_ message: OSLogMessage) {}
      public func debug(_ message: OSLogMessage) {}
      public func info(_ message: OSLogMessage) {}
      public func notice(_ message: OSLogMessage) {}
      public func warning(_ message: OSLogMessage) {}
      public func error(_ message: OSLogMessage) {}
      public func critical(_ message: OSLogMessage) {}
      public func fault(_ message: OSLogMessage) {}
    }

    """,
  ]

  /// The stand-ins that the source of another one imports.
  static func needed(by module: String) -> [String] { module == "OSLog" ? ["os"] : [] }
}
