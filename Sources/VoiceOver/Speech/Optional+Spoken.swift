extension String? {
  /// Whether there are words at all.
  var isSpoken: Bool { self?.isEmpty == false }
}
