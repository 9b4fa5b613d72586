internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let iconFixed = Audit.Rule(
    "icon-fixed",
    "A picture that says something stays small beside text that grows.",
    because: "Icons grow with the text beside them (Human Interface Guidelines, “Accessibility”; WWDC20-10020).",
    severity: .note, confidence: .likely, criteria: ["1.4.4"], clauses: ["11.7"],
    firing: [
      "views: [{ hstack: [{ image: warning, label: Warning, frame: { width: 20, height: 20 } }, { text: Storm }] }]"
    ],
    passing: [
      "views: [{ hstack: [{ symbol: exclamationmark.triangle, label: Warning }, { text: Storm }] }]",
      "views: [{ hstack: [{ image: warning, decorative: true, frame: { width: 20, height: 20 } }, { text: Storm }] }]",
      "views: [{ hstack: [{ image: poster, label: Poster, frame: { width: 120, height: 90 } }, { text: Storm }] }]",
    ],
    .views { written in
      guard written.view.kind == .hstack, written.view.children.contains(where: { $0.kind == .text }) else { return [] }
      return written.view.children.filter(\.isSmallPicture).map { view in
        Audit.Remark(
          message: "this picture keeps its size beside text that grows", place: view.origin,
          hints: ["take a \(code: "symbol"), which grows with the text"])
      }
    })
}

extension View {
  fileprivate var isSmallPicture: Bool {
    guard kind == .image, !self.decorative, self.hidden == nil, self.label != nil || self.symbol == nil else {
      return false
    }
    return self.layout.contains { modifier in
      guard case .size(let limits) = modifier, let height = limits.height.fixed else { return false }
      return height <= 40
    }
  }
}
