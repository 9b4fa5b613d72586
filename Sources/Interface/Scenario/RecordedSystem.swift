/// The system on which something was heard; unlike a ``Platform`` it can be older than what is simulated.
package struct RecordedSystem: Sendable, Hashable {
  package var system: Platform.System
  package var version: Int

  package init(_ system: Platform.System, _ version: Int) {
    self.system = system
    self.version = version
  }

  /// The year in which the version came out; `nil` for those of Mac OS X, which share the number 10.
  ///
  /// Since version 26 all systems have the year after theirs as a number.
  package var year: Int? {
    if version >= 26 { return 1999 + version }
    return switch system {
    case .iOS, .iPadOS: 2006 + version
    case .macOS: version > 10 ? 2009 + version : nil
    case .watchOS: 2013 + version
    case .visionOS: 2022 + version
    }
  }
}

extension RecordedSystem {
  /// The system that is simulated in its place: itself, or the nearest version whose speech is known.
  package var simulated: Platform {
    let known = Platform.knownVersions[system] ?? version...version
    return Platform(system, min(max(version, known.lowerBound), known.upperBound))
  }
}

extension RecordedSystem: CustomStringConvertible {
  package var description: String { "\(system.rawValue) \(version)" }
}
