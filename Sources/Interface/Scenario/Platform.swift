/// The system whose VoiceOver is simulated, with its major version.
public struct Platform: Sendable, Hashable {
  /// The operating systems that run VoiceOver.
  public enum System: String, Sendable, CaseIterable {
    case iOS, iPadOS, macOS, watchOS, visionOS
  }

  public var system: System
  /// The major version, such as 26.
  public var version: Int

  public init(_ system: System, _ version: Int) {
    self.system = system
    self.version = version
  }

  /// The version of iOS that came in the same year, with the same frameworks; since 26 all systems count alike.
  public var generation: Int {
    guard version < 26 else { return version }
    return switch system {
    case .iOS, .iPadOS: version
    case .macOS: version + 3
    case .watchOS: version + 7
    case .visionOS: version + 16
    }
  }

  /// What a scenario that names no platform runs on.
  public static let standard = Platform(.iOS, 26)

  /// The versions whose speech the sources describe.
  public static let knownVersions: [System: ClosedRange<Int>] = [
    .iOS: 15...27, .iPadOS: 15...27, .macOS: 13...27, .watchOS: 9...27, .visionOS: 1...27,
  ]
}

extension Platform: CustomStringConvertible {
  public var description: String { "\(system.rawValue) \(version)" }
}
