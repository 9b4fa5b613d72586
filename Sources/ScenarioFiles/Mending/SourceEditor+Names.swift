internal import Diagnostics

extension SourceEditor {
  /// The changes by which the flows call a view by its new name, and expect to hear it.
  ///
  /// A step that names it by some of its words is left: whoever plays the flows finds out that it fails.
  func renamings(of old: String, to new: String) -> [Replacement] {
    guard let flows = root.entries?.first(where: { $0.key.text == "flows" })?.value else { return [] }
    return renamings(of: old, to: new, in: flows, under: nil, plain: "")
  }

  private func renamings(
    of old: String, to new: String, in node: DocumentNode, under key: String?, plain marks: String
  ) -> [Replacement] {
    switch node {
    case .sequence(let nodes, _):
      return nodes.flatMap { renamings(of: old, to: new, in: $0, under: key, plain: marks) }
    case .mapping(let entries, _):
      // A comma goes on only where no brace is open.
      let marks = isInBraces(entries) ? "" : ","
      return entries.flatMap { entry in
        let word = key.flatMap(StepWords.init) == nil ? entry.key.text : key
        return renamings(of: old, to: new, in: entry.value, under: word, plain: marks)
      }
    case .scalar(let scalar):
      guard let words = key.flatMap(StepWords.init) else { return [] }
      let renamed =
        switch words {
        case .focus, .touch, .chooseItem, .drag, .drop, .point:
          scalar.text.withoutMarks == old.withoutMarks && !old.withoutMarks.isEmpty ? new : scalar.text
        case .hear, .say: scalar.text.saying(new, for: old)
        }
      guard renamed != scalar.text else { return [] }
      return replacing(scalar, with: renamed, plain: marks).map { [$0] } ?? []
    }
  }

  /// The steps that have the words of an element.
  private enum StepWords: String {
    /// It is named.
    case focus, touch, chooseItem, drag, drop, point
    /// It occurs in what is heard or said.
    case hear, say
  }
}

extension String {
  /// The text in small letters, without marks at its ends: what names of elements are compared by.
  fileprivate var withoutMarks: String {
    guard let start = firstIndex(where: { $0.isLetter || $0.isNumber }),
      let end = lastIndex(where: { $0.isLetter || $0.isNumber })
    else { return "" }
    return self[start...end].lowercased()
  }

  /// A sentence with a new name for an old one; after a name that ends in a mark of a sentence stands no comma.
  fileprivate func saying(_ new: String, for old: String) -> String {
    guard let range = firstRange(of: old), !old.isEmpty else { return self }
    let before = self[..<range.lowerBound].last
    let after = self[range.upperBound...]
    guard before?.isLetter != true, before?.isNumber != true, after.first?.isLetter != true,
      after.first?.isNumber != true
    else { return self }
    let marks: Set<Character> = [".", "!", "?", ":", ";", ","]
    let comma = old.last.map(marks.contains) == true && new.last.map(marks.contains) != true && after.first == " "
    return self[..<range.lowerBound] + new + (comma ? "," : "") + after
  }
}
