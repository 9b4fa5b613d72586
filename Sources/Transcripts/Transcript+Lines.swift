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
    let isFirst = screens.isEmpty || entries.first.map { $0.event == events.first } ?? true
    return isFirst ? Array(starts.prefix(events.count)) : Array(starts.suffix(events.count))
  }

  /// The languages of the lines that are not in that of the transcript, by the numbers of the lines.
  package func languages(in style: Style = .spoken) -> [Int: String] {
    var number = heading.lineCount + 1
    var languages: [Int: String] = [:]
    for entry in entries {
      let count = entry.text(in: style).lineCount
      if case .focus(let element, _) = entry.event, element.hasDetails, let language = element.details.language {
        for line in number..<number + count { languages[line] = language }
      }
      number += count
    }
    return languages
  }
}
