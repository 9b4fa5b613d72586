internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let selectionUnknown = Audit.Rule(
    "selection-unknown",
    "A picker is bound to something that none of its options stands for.",
    because: "Nothing is chosen then, and no choice is heard (SwiftUI warns of a selection without an associated tag).",
    confidence: .likely, criteria: ["4.1.2"],
    firing: [
      "views: [{ picker: Size, options: [Small, Large], selection: Medium }]",
      "state: { size: Medium }\nviews: [{ picker: Size, options: [Small, Large], selection: $size }]",
    ],
    passing: [
      "views: [{ picker: Size, options: [Small, Large], selection: Small }]",
      "state: { size: Small }\nviews: [{ picker: Size, options: [Small, Large], selection: $size }]",
      "views: [{ picker: Size, options: [Small, Large] }]",
      "views: [{ picker: Size, style: inline, options: [Small, Large], selection: none }]",
      // Nothing is chosen yet.
      "state: { size: '' }\nviews: [{ picker: Size, options: [Small, Large], selection: $size }]",
    ],
    .screens { screen in
      guard screen.drawing.groups.contains(.controlState) else { return [] }
      return screen.drawing.pieces.compactMap { piece -> Audit.Remark? in
        let view = piece.view
        // Where all choices are seen, it is seen as well that none is made.
        guard view.kind == .picker, !view.showsChoices, !view.options.isEmpty,
          let chosen = view.selection?.value.constant,
          chosen != .null, chosen != .text(""), !view.options.contains(where: { $0.choice == chosen })
        else { return nil }
        let words = chosen.text ?? chosen.number.map { Value.text(of: $0) } ?? "what is selected"
        let names = view.options.compactMap { $0.label.constant }.filter { !$0.isEmpty }
        return Audit.Remark(
          message: "none of the options of this \(kind: view.kind) is \(words.quoted)", place: view.origin,
          hints: names.isEmpty ? [] : ["select one of \(names.prefix(5).map(\.quoted).inWords)"])
      }
    })
}
