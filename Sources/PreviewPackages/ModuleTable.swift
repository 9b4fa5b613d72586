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

    package struct OSLogPrivacy: Sendable {
      package static let auto = OSLogPrivacy()
      package static let `package` = OSLogPrivacy()
      package static let `private` = OSLogPrivacy()
      package static let sensitive = OSLogPrivacy()
    }
    package struct OSLogType: Sendable {
      package static let `default` = OSLogType()
      package static let debug = OSLogType()
      package static let info = OSLogType()
      package static let error = OSLogType()
      package static let fault = OSLogType()
    }
    package struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
      package init(stringLiteral value: String) {}
      package init(stringInterpolation: StringInterpolation) {}
      package struct StringInterpolation: StringInterpolationProtocol, Sendable {
        package init(literalCapacity: Int, interpolationCount: Int) {}
        package mutating func appendLiteral(_ literal: String) {}
        package mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {}
      }
    }
    package struct Logger: Sendable {
      package init() {}
      package init(subsystem: String, category: String) {}
      package func log(_ message: OSLogMessage) {}
      package func log(level: OSLogType, _ message: OSLogMessage) {}
      package func trace(_ message: OSLogMessage) {}
      package func debug(_ message: OSLogMessage) {}
      package func info(_ message: OSLogMessage) {}
      package func notice(_ message: OSLogMessage) {}
      package func warning(_ message: OSLogMessage) {}
      package func error(_ message: OSLogMessage) {}
      package func critical(_ message: OSLogMessage) {}
      package func fault(_ message: OSLogMessage) {}
    }

    """,
  ]

  /// The stand-ins that the source of another one imports.
  static func needed(by module: String) -> [String] { module == "OSLog" ? ["os"] : [] }
}
