import Interface

extension Set<Kind> {
  /// Every view; `forEach` is none, but stands for several.
  static let all = Set(Kind.allCases).subtracting([.forEach])
  /// What accessibility knows of.
  static let accessible = all.subtracting(Set(with: .unknown))

  static let textInputs = Set(with: .textInput)
  static let amounts = Set(with: .amount)
  static let presentations = Set(with: .presentation)
  static let expandable = Set(with: .expandable)
  static let selections = Set(with: .selection)
  static let rows = Set(with: .rows)
  static let arranging = Set(with: .alignsViews)
}
