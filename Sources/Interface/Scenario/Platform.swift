/// The system whose VoiceOver is simulated, with its major version.
package struct Platform: Sendable, Hashable {
  /// The operating systems that run VoiceOver.
  package enum System: String, Sendable, CaseIterable {
    case iOS, iPadOS, macOS, watchOS, visionOS
  }

  package var system: System
  /// The major version, such as 26.
  package var version: Int

  package init(_ system: System, _ version: Int) {
    self.system = system
    self.version = version
  }

  /// The version of iOS that came in the same year, with the same frameworks; since 26 all systems count alike.
  package var generation: Int {
    guard version < 26 else { return version }
    return switch system {
    case .iOS, .iPadOS: version
    case .macOS: version + 3
    case .watchOS: version + 7
    case .visionOS: version + 16
    }
  }

  /// The system of watches that came in the same year.
  package var onWatch: Platform { Platform(.watchOS, generation < 26 ? generation - 7 : generation) }

  /// What a scenario that names no platform runs on.
  package static let standard = Platform(.iOS, 26)

  /// The versions whose speech the sources describe.
  package static let knownVersions: [System: ClosedRange<Int>] = [
    .iOS: 15...27, .iPadOS: 15...27, .macOS: 13...27, .watchOS: 9...27, .visionOS: 1...27,
  ]
}

extension Platform: CustomStringConvertible {
  package var description: String { "\(system.rawValue) \(version)" }
}
