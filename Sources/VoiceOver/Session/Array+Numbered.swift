extension [String] {
  /// The texts in quotes with their numbers, as many as anyone reads.
  var numbered: String {
    let shown = prefix(10).enumerated().map { "\($0.offset + 1) '\($0.element)'" }
    return (shown + (count > 10 ? ["and \(count - 10) more"] : [])).joined(separator: ", ")
  }
}
