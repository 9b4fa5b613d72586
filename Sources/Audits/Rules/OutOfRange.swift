internal import Interface

extension Audit.Rule {
  static let outOfRange = Audit.Rule(
    "out-of-range",
    "The number of a control lies outside of 0 to 1, and nothing says what it is a part of.",
    because: "The value is heard as a percentage of the range, which is 0 to 1 unless another is given.",
    criteria: ["4.1.2"],
    firing: ["views: [{ slider: Volume, value: 30 }]", "views: [{ progressView: Loading, value: 3 }]"],
    passing: [
      "views: [{ slider: Volume, value: 30, range: [0, 100] }]",
      "views: [{ progressView: Loading, value: 3, total: 5 }]",
    ],
    .views { written in
      let view = written.view
      guard view.showsShareOfOne, let number = view.amount?.value.constant?.number, !(0...1).contains(number) else {
        return []
      }
      return [
        Audit.Remark(
          message: "the value of this \(kind: view.kind) lies outside of 0 to 1",
          hints: [
            view.kind == .progressView
              ? "say with \(code: "total") what all is" : "give it a \(code: "range"), such as [0, 100]"
          ])
      ]
    })
}

extension View {
  /// Whether the view shows its number as a share of one, for want of a range or a total.
  fileprivate var showsShareOfOne: Bool {
    kind.has(.partOfOne) && range == nil && total == nil
  }
}
