internal import Interface

extension View {
  /// How far the amount of the view is on the way from the least to the greatest one; `nil` if it has none.
  var share: Double? {
    guard let amount = self.amount?.value.constant?.number else { return shareInWords }
    let range = self.range ?? 0...max(self.total?.constant ?? 1, 0)
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite, amount.isFinite else { return 0 }
    return min(max((amount - range.lowerBound) / length, 0), 1)
  }

  /// The share that is only told: `40%`; `nil` for other words.
  private var shareInWords: Double? {
    guard let words = self.value?.constant, words.hasSuffix("%"), let number = Double(words.dropLast()),
      number.isFinite
    else { return nil }
    return min(max(number / 100, 0), 1)
  }
}
