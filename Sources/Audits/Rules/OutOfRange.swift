internal import Interface

extension Audit.Rule {
  static let outOfRange = Audit.Rule(
    "out-of-range",
    "The number of a control lies outside of its range, which is 0 to 1 unless another is given.",
    because: "The value is heard as a part of the range, and a control stands at the nearer end of it.",
    criteria: ["4.1.2"],
    firing: [
      "views: [{ slider: Volume, value: 30 }]", "views: [{ progressView: Loading, value: 3 }]",
      "views: [{ slider: Volume, value: 5, range: [1, 3] }]", "views: [{ stepper: Guests, value: 20, range: [0, 10] }]",
      "views: [{ progressView: Loading, value: 7, total: 5 }]",
    ],
    passing: [
      "views: [{ slider: Volume, value: 30, range: [0, 100] }]",
      "views: [{ progressView: Loading, value: 3, total: 5 }]",
    ],
    .views { written in
      let view = written.view
      guard let number = view.amount?.value.constant?.number, let range = view.shownRange, !range.contains(number)
      else { return [] }
      let (low, high) = (Value.text(of: range.lowerBound), Value.text(of: range.upperBound))
      return [
        Audit.Remark(
          message: "the value of this \(kind: view.kind) lies outside of \(low) to \(high)",
          hints: [
            view.range != nil || view.total != nil
              ? "begin with a number from \(low) to \(high)"
              : view.kind == .progressView
                ? "say with \(code: "total") what all is" : "give it a \(code: "range"), such as [0, 100]"
          ])
      ]
    })
}

extension View {
  /// The numbers that the view can show; `nil` where all can be, or where they are not known before it runs.
  fileprivate var shownRange: ClosedRange<Double>? {
    guard kind.has(.amount) else { return nil }
    if let range { return range }
    guard let total else { return kind.has(.partOfOne) ? 0...1 : nil }
    return total.constant.flatMap { $0 >= 1 ? (kind == .pageControl ? 1 : 0)...$0 : nil }
  }
}
