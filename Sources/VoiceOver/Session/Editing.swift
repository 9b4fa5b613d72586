internal import Elements
internal import Interface

/// The field that is being edited.
struct Editing: Sendable {
  var element: ViewID
  /// What gives the app a text; `nil` where it cannot be changed.
  var target: ActionToken?
  var text: [Character]
  /// How many characters stand before the insertion point.
  var insertion: Int
  /// The characters that are selected, if there are any.
  var selection: Range<Int>?
  /// Whether the text is a secret.
  var isSecure: Bool
  /// Whether Return begins a new line, rather than end the editing.
  var hasLines: Bool
  /// What was dictated since dictation began; `nil` while nobody listens.
  var dictated: [String]?
}

extension Editing {
  /// A field whose editing begins after its text.
  init(of element: Element, _ target: ActionToken?, _ text: String) {
    self.init(
      element: element.id, target: target, text: Array(text), insertion: text.count, isSecure: element.has(.secureText),
      hasLines: element.has(.textArea))
  }
}
