internal import Diagnostics

extension Audit.Rule {
  static let nameLowercase = Audit.Rule(
    "name-lowercase",
    "A label that is not seen begins with a small letter.",
    because:
      "Labels begin with a capital, for the voice and for Braille (Apple's documentation of accessibilityLabel).",
    severity: .note, confidence: .likely,
    firing: ["views: [{ button: { symbol: trash }, label: delete }]"],
    passing: [
      "views: [{ button: { symbol: trash }, label: Delete }]", "views: [{ button: delete, label: delete }]",
      "views: [{ button: { symbol: iphone }, label: iPhone }]",
    ],
    .stops { stop in
      guard stop.isControl, stop.isLabelWritten, let first = stop.label.first, first.isLowercase,
        stop.label.dropFirst().first?.isUppercase != true,
        !stop.visibleTexts.contains(where: { $0.lowercased() == stop.label.lowercased() })
      else { return nil }
      let mended = stop.label.withCapital
      return Audit.Remark(
        message: "the label \(stop.label.quoted) begins with a small letter",
        hints: ["write \(code: "label: \(mended)")"],
        edit: .replace(text: stop.label, with: mended))
    })
}
