internal import Diagnostics
internal import Elements
internal import Interface
internal import Layout

extension Audit.Rule {
  static let headingMissing = Audit.Rule(
    "heading-missing",
    "A text looks like a heading, and is none.",
    because: "The rotor passes over “Weekend adventure” in large letters (about 19 of 330 public threads).",
    confidence: .guess, criteria: ["1.3.1", "2.4.6"], clauses: ["11.1.3.1.1", "11.2.4.6"],
    isAboutWords: true,
    firing: [
      "views: [{ text: Weekend adventure, font: largeTitle }, { text: Saturday }]",
      // A bar of the app's own.
      "views: [{ hstack: [{ button: Back, action: back }, { text: Settings }] }, { text: A }]",
    ],
    passing: [
      "views: [{ text: Weekend adventure, font: largeTitle, traits: [header] }, { text: Saturday }]",
      "views: [{ text: '12:40', font: largeTitle }, { text: Departure }]",
      "views: [{ button: Pay, font: title }, { text: A }]",
      "views: [{ text: Weekend adventure, font: largeTitle }]",
      "views: [{ text: Choose how you go on., font: title }, { text: A }]",
      "views: [{ hstack: [{ button: Back, action: back }, { text: 2 of 5 }] }, { text: A }]",
      "views: [{ hstack: [{ button: Back, action: back }, { text: Step }] }, { text: Trips, traits: [header] }]",
      "views: [{ text: 'Time: 100', font: title }, { text: A }]",
      "views: [{ text: Your total is $6.00, font: title }, { button: Pay }]",
      "views: [{ vstack: [{ text: Size, font: caption }, { text: Large, font: title3 }] }, { text: A }]",
      "views: [{ hstack: [{ text: You are offline }, { button: Close, action: back }] }, { text: A }]",
    ],
    .stops { stop in
      guard let piece = stop.piece, piece.view.kind == .text, stop.index + 1 < stop.screen.stops.count,
        !stop.element.traits.contains(.header), !stop.hasEffect, !stop.isControl, piece.control == nil,
        // What the keys of a keypad write is large, and heads nothing.
        !stop.screen.hasPad,
        // Few texts look like one, so that few names are looked at letter by letter.
        piece.font.isOfHeading(on: stop.screen.circumstances.platform) || stop.isTitleInBar,
        !stop.screen.hasPresentation, !stop.tellsValue, !stop.isValueOfCaption,
        // A whole sentence tells something, and heads nothing.
        stop.label.count <= 80, stop.label.last != ".", stop.label.first?.isLetter == true, stop.label.hasSmallLetter,
        stop.words.contains(where: { $0.count >= 2 })
      else { return nil }
      return Audit.Remark(
        message: "\(stop.label.quoted) looks like a heading, and is none", hints: ["add \(code: "traits: [header]")"],
        edit: .addTrait("header"))
    })
}

extension Font {
  /// Whether headings are set in such a font: a title, or something large and bold.
  fileprivate func isOfHeading(on platform: Platform) -> Bool {
    switch style {
    case .largeTitle, .title, .title2, .title3: return true
    case .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2, nil: break
    }
    let font = ResolvedFont(self, dynamicType: .large, isBoldTextOn: false, idiom: platform.idiom)
    return font.size >= 20 && font.weight >= 1
  }
}

extension Audit.Stop {
  /// Whether the text says how much of something there is: “Time: 100”, “Your total is $6.00”.
  fileprivate var tellsValue: Bool {
    guard label.contains(where: \.isNumber) else { return false }
    return label.contains(": ") || label.contains(where: \.isCurrencySymbol)
  }

  /// Whether the text is one of two in a stack of their own, of which the first is the smaller: “Size”, “Large”.
  fileprivate var isValueOfCaption: Bool {
    let pieces = screen.drawing.pieces
    guard let piece, let parent = piece.parent else { return false }
    let caption = pieces[parent + 1]
    let isSecondOfTwo = caption.end == piece.place && piece.end == pieces[parent].end
    return isSecondOfTwo && caption.view.kind == .text && !caption.font.isOfHeading(on: screen.circumstances.platform)
  }

  /// Whether the text stands at the top after what leads back, on a screen that has no other title.
  fileprivate var isTitleInBar: Bool {
    guard index <= 2, label.count <= 40, (screen.title ?? "").isEmpty, let frame = element.frame,
      screen.stops.prefix(index).contains(where: { other in
        other.isControl && screen.wordList.closings.contains(other.name)
          && other.element.frame.map { $0.stands(beside: frame) } == true
      })
    else { return false }
    return !screen.stops.contains { $0.element.traits.contains(.header) }
  }
}

extension Rect {
  /// Whether two frames have their middles at one height, side by side.
  fileprivate func stands(beside other: Rect) -> Bool {
    abs(y + height / 2 - other.y - other.height / 2) <= 8 && (right <= other.x || x >= other.right)
  }
}
