import Diagnostics
import Interface

/// The author's own names that a place of a scenario takes, as its reader tells when it meets one that is not there.
struct NamesHere {
  enum Kind: Sendable {
    case screen, state, element, string

    var summary: String {
      switch self {
      case .screen: "A screen of this file."
      case .state: "State that can be seen here."
      case .element: "An element, by its name."
      case .string: "A key of the app's own words."
      }
    }
  }

  let kind: Kind
  let names: [String]
  /// Where the name begins, if it is a part of a text.
  var start: SourcePlace?

  /// Reads a scenario with the stand-in in it; `nil` where no name is expected.
  ///
  /// - Parameters:
  ///   - text: The text with the stand-in.
  ///   - defaults: What holds where a scenario says nothing.
  ///   - elements: The names of elements that only the running screens tell.
  init?(_ text: UnfinishedText, defaults: ScenarioDefaults, elements: [String] = []) {
    var reading = Reading(text.file)
    reading.defaults = defaults
    let scenario = ValueSchema<Scenario>.scenario.read(text.node, &reading)
    let place = text.path.scalar.place
    let before = text.path.scalar.text.unicodeScalars.prefix { $0 != UnfinishedText.standIn }
    let isUnknown = { id in reading.diagnostics.contains { $0.id == id && $0.place == place } }
    if let missed = reading.missedNames.first(where: { $0.name.unicodeScalars.contains(UnfinishedText.standIn) }) {
      (kind, names, start) = (.state, missed.known, missed.place)
    } else if isUnknown("unknown-screen") {
      (kind, names) = (.screen, reading.screens)
    } else if isUnknown("unknown-string"), case .known(let tables) = reading.strings {
      (kind, names) = (.string, tables.knownKeys)
    } else if text.path.scalar.isBinding, before.dropFirst().allSatisfy(\.continuesWord) {
      // A field can bring state of its own, so that no name is wrong.
      let known = reading.names.known.filter { !$0.hasStandIn && $0 != "settings" }
      (kind, names, start) = (.state, known, place.advanced(by: 1))
    } else if let scenario, reading.elementReferences.contains(where: { $0.name.place == place }) {
      (kind, names) = (.element, WrittenNames(of: scenario).known.union(elements).filter { !$0.hasStandIn }.sorted())
    } else {
      return nil
    }
  }
}

extension String {
  fileprivate var hasStandIn: Bool { unicodeScalars.contains(UnfinishedText.standIn) }
}
