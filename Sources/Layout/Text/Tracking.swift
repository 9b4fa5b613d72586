/// What San Francisco's letters stand closer than Inter's, by the size of the text.
enum Tracking {
  /// The distance between two letters as a share of the size.
  ///
  /// The HIG's table “SF Pro tracking values” up to 17 points; checked against the frames of labels in recordings of the
  /// Settings app, where 33 one-line labels of 17 points come out within 1.5 points on average. From 20 points on the
  /// system uses a narrower cut with less tracking, which comes to the same.
  static func share(at size: Double) -> Double {
    let index = min(max(size, 11), 17) - 11
    let lower = Int(index)
    let upper = min(lower + 1, shares.count - 1)
    let share = shares[lower] + (shares[upper] - shares[lower]) * (index - Double(lower))
    return size >= 20 ? -0.022 : share
  }

  /// At 11, 12, … 17 points.
  private static let shares = [0.0055, 0, -0.0062, -0.0107, -0.0153, -0.0194, -0.0266]
}

extension ResolvedFont {
  /// How much closer than Inter's the letters stand, in points; negative where they do.
  package var tracking: Double { isMonospaced ? 0 : size * Tracking.share(at: size) }
}
