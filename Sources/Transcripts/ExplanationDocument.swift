internal import Diagnostics
package import Foundation
internal import Markup

/// Explanations in JSON: what is heard at each stop, why, and where in which file its view stands.
///
/// Readers must pass over keys that they do not know; `version` changes only when something is taken away.
package struct ExplanationDocument: Codable, Sendable, Hashable {
  /// What is explained of a screen.
  package struct Screen: Codable, Sendable, Hashable {
    /// The path of the scenario, or the address of the preview.
    package var file: String
    package var screen: String
    package var stops: [Stop]
    /// What is not a stop.
    package var omissions: [Omission]
  }

  /// A stop with what is heard there, and why.
  package struct Stop: Codable, Sendable, Hashable {
    /// Where its view stands, and then where the components are used that it is part of.
    package var places: [Place]
    /// What it is called; absent if it has no name.
    package var name: String?
    package var sentence: String
    package var afterPause: [String]
    package var reasons: [Reason]
  }

  /// A line that tells why something is heard, with what that is known from; absent where it follows from the file alone.
  package struct Reason: Codable, Sendable, Hashable {
    package var text: String
    package var source: String?
  }

  /// What is not a stop, and why not.
  package struct Omission: Codable, Sendable, Hashable {
    package var place: Place?
    package var reason: String
  }

  /// A place in a file; both numbers count from one.
  package struct Place: Codable, Sendable, Hashable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  package private(set) var generator = Release.current.signature
  package private(set) var screens: [Screen]
  package private(set) var version = 1

  /// Collects what has been explained of screens.
  package init(_ screens: [Screen]) { self.screens = screens }

  /// Calls a file by another name.
  package mutating func callFile(_ name: String, _ other: String) {
    func renamed(_ place: Place?) -> Place? {
      place.map { $0.file == name ? Place(file: other, line: $0.line, column: $0.column) : $0 }
    }
    for screen in screens.indices {
      for stop in screens[screen].stops.indices {
        screens[screen].stops[stop].places = screens[screen].stops[stop].places.compactMap(renamed)
      }
      for omission in screens[screen].omissions.indices {
        screens[screen].omissions[omission].place = renamed(screens[screen].omissions[omission].place)
      }
    }
  }

  /// Writes the document with sorted keys, so that the same explanations give the same bytes.
  package func json() throws -> Data {
    try JSONEncoder(.lines).encode(self) + Data("\n".utf8)
  }
}

extension ExplanationDocument.Screen {
  /// What an explanation tells of a screen.
  package init(_ explanation: Explanation, of file: String) {
    self.init(
      file: file, screen: explanation.name,
      stops: explanation.stops.map { stop in
        .init(
          places: stop.places.compactMap(explanation.placeInFile), name: stop.name, sentence: stop.sentence,
          afterPause: stop.afterPause, reasons: stop.reasons.map { .init(text: $0.text, source: $0.source) })
      },
      omissions: explanation.omissions.map { .init(place: explanation.placeInFile($0.place), reason: $0.reason) })
  }
}

extension ExplainedStop {
  /// A stop as a document has it, as far as it is about a file.
  package init?(_ stop: ExplanationDocument.Stop, in file: String) {
    let places = stop.places.filter { $0.file == file }
    guard !places.isEmpty else { return nil }
    self.init(
      places: places.map { SourcePlace(line: $0.line, column: $0.column) }, name: stop.name, sentence: stop.sentence,
      afterPause: stop.afterPause, reasons: stop.reasons.map { Reason(text: $0.text, source: $0.source) })
  }
}
