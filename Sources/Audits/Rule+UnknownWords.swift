internal import Interface

// What is not to be said against words that are missing or alike, where they are only not known: parts of a team's code that
// cannot be had are left out of its previews, with the words in them.
extension Audit.Rule {
  /// Whether the rule is to stay silent about a stop of a screen, or about the screen itself.
  func isSilent(about stop: Audit.Stop?, on screen: Audit.Screen) -> Bool {
    isAboutWords && (stop?.lacksWords ?? screen.lacksWords)
  }
}

extension Audit.Stop {
  /// Whether words of what the stop stands for are not known.
  var lacksWords: Bool {
    guard screen.lacksWords else { return false }
    return piece.map { screen.drawing.subtree($0.place).contains { $0.view.lacksWords } } ?? true
  }
}
