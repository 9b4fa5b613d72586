package import Reports
package import Voices

extension Report.Section {
  /// What a voice says of all that is heard in it, before or now; passages have the names of their lines.
  package func narration(isBefore: Bool) -> [SpokenItem] {
    heard(isBefore: isBefore).filter { !$0.line.heardText.isEmpty }.enumerated().map {
      $1.line.passage(named: $1.name, isFirst: $0 == 0)
    }
  }
}

extension [Report.Line] {
  /// What a voice says of those that are heard.
  package var narration: [SpokenItem] {
    filter { $0.kind.isHeard && !$0.heardText.isEmpty }.enumerated().map { index, line in
      line.passage(named: Report.LineName(line, isBefore: false), isFirst: index == 0)
    }
  }
}

extension Report.Line {
  fileprivate func passage(named name: Report.LineName, isFirst: Bool) -> SpokenItem {
    let pause = kind == .afterPause ? Narration.Pause.beforeHint : Narration.Pause.betweenElements
    return .passage(
      SpokenPassage(id: name.written, text: heardText, language: language, pauseBefore: isFirst ? 0 : pause))
  }
}
