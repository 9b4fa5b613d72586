internal import Elements
package import Interface
internal import Utterances

extension Transcript {
  /// For each event of the walk, the number of its first line in the text, or of the line after it where it has none.
  package func eventLines(in style: Style = .spoken) -> [Int] {
    var number = heading.lineCount + 1
    let starts = entries.map { entry in
      defer { number += entry.text(in: style).lineCount }
      return number + (entry.beginsSection ? 1 : 0)
    }
    // The walk comes first where it goes through a screen that the others follow.
    return isThroughScreen ? Array(starts.prefix(events.count)) : Array(starts.suffix(events.count))
  }

  /// The languages of the lines that are not in that of the transcript, by the numbers of the lines.
  package func languages(in style: Style = .spoken) -> [Int: String] {
    let entries = entries
    // In most transcripts no line is in another language.
    guard entries.contains(where: { $0.language != nil }) else { return [:] }
    var number = heading.lineCount + 1
    var languages: [Int: String] = [:]
    for entry in entries {
      let count = entry.text(in: style).lineCount
      if let language = entry.language {
        for line in number..<number + count { languages[line] = language }
      }
      number += count
    }
    return languages
  }
}

extension Transcript.Entry {
  /// The language of the element that is focused, if that has one of its own.
  fileprivate var language: String? {
    guard case .focus(let element, _) = event, element.hasDetails else { return nil }
    return element.details.language
  }
}
