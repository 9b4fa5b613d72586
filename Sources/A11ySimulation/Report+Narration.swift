package import Reports
package import Voices

extension Report.Section {
  /// What a voice says of all that is heard in it, before or now; passages have the names of their lines.
  package func narration(isBefore: Bool) -> [SpokenItem] {
    heard(isBefore: isBefore).enumerated().map { index, heard in
      let pause = heard.line.kind == .afterPause ? Narration.Pause.beforeHint : Narration.Pause.betweenElements
      return .passage(
        SpokenPassage(
          id: heard.name.written, text: heard.line.text, language: heard.line.language,
          pauseBefore: index == 0 ? 0 : pause))
    }
  }
}
