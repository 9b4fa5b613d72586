internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let nameIsResource = Audit.Rule(
    "name-is-resource",
    "A name was made by a machine or for code, and is read aloud.",
    because: """
      A picture without a label is called by its file or asset, and keys of missing texts are read as they are: “tab bar \
      more, button” (WWDC19-254; about 40 of 330 public threads on speech are about missing or machine-made names).
      """,
    severity: .error, confidence: .likely, criteria: ["1.1.1", "4.1.2"], clauses: ["11.1.1.1.1"],
    isAboutWords: true,
    firing: [
      "views: [{ button: [{ image: tab_bar_more }], action: back }]", "views: [{ image: IMG_0042.jpg }]",
      "views: [{ button: { symbol: star }, label: home.favorite.title }]", "views: [{ element: , label: UIButton }]",
      "views: [{ image: backups-logo }]", "views: [{ button: [{ image: BtnAttachment--blue }], action: back }]",
      "views: [{ button: backward.fill, action: back }]",
    ],
    passing: [
      "views: [{ button: [{ image: tab_bar_more }], label: More, action: back }]", "views: [{ text: IMG_0042.jpg }]",
      "views: [{ button: iPhone }]", "views: [{ button: { symbol: backward.fill }, action: back }]",
      "views: [{ link: example.org, destination: 'https://example.org' }]",
      "views: [{ image: beach }]", "views: [{ button: rock.and.roll.com, action: back }]",
      "views: [{ button: [{ text: IMG_0012.jpg }, { text: 'Monday, 2 MB' }], action: back }]",
    ],
    .stops { stop in
      guard let shape = ResourceName(stop.label) ?? (stop.isCalledLikeAsset ? .asset : nil) else { return nil }
      // A list of files shows their names, and reads them.
      let isSeen = stop.visibleTexts.contains { text in
        text.contains(stop.label) || stop.label.contains(text) && ResourceName(text) != nil
      }
      // A symbol's name is never shown, but drawn.
      guard shape == .symbol || !isSeen, stop.element.kind != .text else { return nil }
      return Audit.Remark(
        message: "\(stop.label.quoted) is \(shape.rawValue), and is read aloud",
        severity: stop.isControl ? .error : .warning,
        hints: [
          shape == .symbol && isSeen
            ? "write \(code: "{ symbol: \(stop.label) }") for the symbol"
            : stop.element.traits.contains(.image) && !stop.isControl
              ? "give it a \(code: "label") in words, or \(code: "decorative: true") if it says nothing"
              : "give it a \(code: "label") in words"
        ])
    })
}

extension Audit.Stop {
  /// Whether nothing but the name of an image in the app names the element, and that name is not a word.
  fileprivate var isCalledLikeAsset: Bool {
    guard label.utf8.contains(UInt8(ascii: "-")), !label.contains(where: \.isWhitespace), let piece else {
      return false
    }
    return screen.drawing.subtree(piece.place).contains { $0.view.kind == .image && $0.view.title == label }
  }
}
