internal import Utterances

extension Utterance {
  /// The utterance as the first one that is heard in an app: the app's name stands in front, unless the element is
  /// called so itself.
  ///
  /// Sources: XCUIVoiceOverService on iOS 27, as gewill/OpenCCman (“OpenCCman Convert Large File Heading”, and “OpenCCman”
  /// once where the first text is the name) and IRS-Public/aloud (“VoiceOverFixture Fixture repeated Heading”) have it.
  func naming(app name: String?) -> Utterance {
    guard let name, !name.isEmpty, parts.first(where: { $0.kind == .label })?.text != name else { return self }
    var utterance = self
    utterance.parts.insert(Part(kind: .app, text: name), at: 0)
    return utterance
  }
}

extension [Utterance] {
  /// What is heard on arriving in an app, of which the first tells the name.
  func naming(app name: String?) -> [Utterance] {
    guard let first else { return [] }
    return [first.naming(app: name)] + dropFirst()
  }
}
