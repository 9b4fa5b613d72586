/// What an import takes to be so without being told.
package enum Guess: String, Sendable, Hashable, CaseIterable {
  case backButton, title, rowRole, amount, editable, selectedByValue, leadsOn
}

extension Guess {
  /// What was guessed, and what to do if it is wrong.
  package var words: String {
    switch self {
    case .backButton: "the first button at the leading edge of a navigation bar is taken for the way back"
    case .title: "the text in the middle of a navigation bar, or large below it, is taken for a heading"
    case .rowRole: "the row may be a button; the capture does not tell its traits"
    case .amount: "the number is heard as it is; on a device it may be a percentage"
    case .editable: "the text is taken to be editable"
    case .selectedByValue: "the value '1' of a button is taken to say that it is selected"
    case .leadsOn:
      "the element is taken to lead to the next capture, which is titled as it is called, or was there before"
    }
  }
}
