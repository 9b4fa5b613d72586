extension [String] {
  /// The texts as a sentence has them of which one is meant: "a, b or c".
  package var asAlternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
