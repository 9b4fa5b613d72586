internal import Interface

extension View {
  /// How far the amount of the view is on the way from the least to the greatest one; `nil` if it has none.
  var share: Double? {
    guard let amount = self.amount?.value.constant?.number else { return nil }
    let range = self.range ?? 0...max(self.total?.constant ?? 1, 0)
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite, amount.isFinite else { return 0 }
    return min(max((amount - range.lowerBound) / length, 0), 1)
  }
}
