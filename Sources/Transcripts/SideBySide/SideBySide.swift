internal import Elements
package import Foundation
package import Interface
internal import Markup
internal import Order
internal import Readers
internal import Utterances
internal import VoiceOver

/// What several assistive technologies make of the same screens, element by element.
///
/// In JSON, readers of it must pass over keys that they do not know; `version` changes only when something is taken away.
package struct SideBySide: Encodable, Sendable {
  private let version = 1
  private let scenario: String
  private let readers: [String]
  private let screens: [Page]

  private struct Page: Encodable {
    var screen: String
    var elements: [Row]
  }

  private struct Row: Encodable {
    var lines: [Line]
  }

  private struct Line: Encodable {
    var reader: String
    var text: String
  }

  /// Reads the screens of a scenario, each as it begins; those that need what another one hands over are left out.
  package init(of scenario: Scenario, by readers: [ReaderName]) {
    self.scenario = scenario.name
    self.readers = readers.map(\.rawValue)
    screens = scenario.screens.compactMap { name, screen in
      guard scenario.computedBeginning(of: screen).isWhole else { return nil }
      let reading = ScreenReading(of: screen, in: scenario)
      let columns = readers.map { $0.lines(of: reading) }
      let rows = reading.order.stops.indices.map { index in
        Row(lines: zip(readers, columns).map { Line(reader: $0.rawValue, text: $1[index].onOneLine) })
      }
      return Page(screen: name, elements: Array(rows))
    }
  }

  /// The lines as text; where there are several readers, each line names its own.
  package var text: String {
    var text = "scenario: \(scenario.onOneLine)\n"
    for reader in ReaderName.allCases where readers.contains(reader.rawValue) {
      text += "reader: \(reader.rawValue), \(reader.note)\n"
    }
    for page in screens {
      text += "\nscreen: \(page.screen.onOneLine)\n"
      for (index, row) in page.elements.enumerated() {
        if row.lines.count == 1 {
          text += "\(index + 1). \(row.lines[0].text)\n"
        } else {
          text += "\(index + 1).\n"
          for line in row.lines { text += "   \(line.reader): \(line.text)\n" }
        }
      }
    }
    return text
  }
}

extension [SideBySide] {
  package func json() throws -> Data {
    let encoder = JSONEncoder(.lines)
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension ReaderName {
  /// A line for each stop of a screen.
  fileprivate func lines(of reading: ScreenReading) -> [String] {
    let stops = Array(reading.order.stops)
    func line(_ utterance: Utterance) -> String {
      let later = utterance.linesAfterPause()
      return utterance.text() + (later.isEmpty ? "" : " ~ " + later.joined(separator: ", "))
    }
    switch self {
    case .voiceOver:
      return reading.utterances().map(line)
    case .talkBack:
      let heard = Dictionary(reading.talkBackUtterances.map { ($0.place, line($0.utterance)) }) { first, _ in first }
      return stops.indices.map { heard[$0] ?? "-" }
    case .voiceControl:
      return stops.map(\.element).map { element in
        let own = element.isOperable ? [element.nameInVoiceControl ?? element.kindWithoutName] : []
        let names = own + element.operableLinks.map(\.name)
        return names.isEmpty ? "-" : names.joined(separator: ", ")
      }
    case .switchControl: return stops.map(\.element).map { $0.isOperable ? $0.name ?? $0.kindWithoutName : "-" }
    case .fullKeyboardAccess:
      return stops.map(\.element).map { element in
        guard element.isReachedByKeyboard else { return "-" }
        let keys = element.hasDetails ? element.details.keyboardShortcut : nil
        return (element.voiceName ?? element.kindWithoutName) + (keys.map { " (\($0))" } ?? "")
      }
    }
  }
}
