/// Something that steps, lists of elements, rotors, drags and effects can refer to by a name.
package protocol Answering {
  /// The author's name for tests and references.
  var identifier: String? { get }
  /// What it is called: its label, else the value that stands for it.
  var name: String? { get }
  /// What it can be called by voice.
  var inputLabels: [String] { get }
  /// What its own key holds, where that is not all of its label: the title of a picker, whose label ends in the choice.
  var title: String? { get }
}

extension Answering {
  /// How surely a name means this, or `nil` if this does not answer to it.
  package func strength(of name: String) -> NameStrength? {
    if identifier == name { return .identifier }
    if self.name == name { return .name }
    if inputLabels.contains(name) { return .inputLabel }
    return title == name ? .title : nil
  }

  /// What Voice Control shows and takes for a name: the first of the input labels, else what it is called.
  ///
  /// Source: UIKit's `accessibilityUserInputLabels`.
  package var voiceName: String? { inputLabels.first ?? name }

  /// Whether this answers to a name.
  package func answers(to name: String) -> Bool { strength(of: name) != nil }

  /// Everything that this answers to, the surest first.
  package var answers: [String] { [identifier, name].compactMap(\.self) + inputLabels + [title].compactMap(\.self) }
}
