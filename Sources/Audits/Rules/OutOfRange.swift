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
    .all { subject in
      subject.scenario.authoringDoubts.compactMap { doubt in
        guard case .outOfRange = doubt.cause else { return nil }
        return Audit.Remark(
          message: "the value of this \(doubt.kind.rawValue) lies outside of 0 to 1", place: doubt.origin,
          hints: [doubt.kind == .progressView ? "say with 'total' what all is" : "give it a 'range', such as [0, 100]"])
      }
    })
}
