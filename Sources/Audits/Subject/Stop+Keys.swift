extension Audit.Stop {
  /// Whether the stop is one of the keys of a keypad, each with a character on it; what they write is read where it stands.
  var isKeyOfPad: Bool { isKey && screen.hasPad }

  /// Whether one character is written on the control, or is its name.
  var isKey: Bool {
    guard isControl else { return false }
    if label.trimmed.count == 1 { return true }
    return visibleTexts.count == 1 && visibleTexts[0].trimmed.count == 1
  }
}
