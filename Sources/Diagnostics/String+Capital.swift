extension StringProtocol {
  /// The words with a capital in front.
  package var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
