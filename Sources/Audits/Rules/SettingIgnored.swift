internal import Colors
internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let settingIgnored = Audit.Rule(
    "setting-ignored",
    "A screen has what a setting is for, and nothing changes with it.",
    because:
      "A setting is a request to the app where the system cannot answer it (Human Interface Guidelines, “Accessibility”).",
    severity: .note, confidence: .likely, criteria: ["1.4.1"], clauses: ["11.7"],
    firing: [
      "views: [{ image: beach, label: Waves under a bridge }]",
      "views: [{ video: Trailer, captions: en, action: back }]",
      ##"views: [{ text: Sold out, color: "#777777" }]"##,
      ##"views: [{ vstack: [{ text: Sold out }], backgroundColor: "#FFFFFFCC" }]"##,
    ],
    passing: [
      "views: [{ image: beach, label: Waves under a bridge, ignoresInvertColors: true }]",
      "views: [{ vstack: [{ image: beach, label: Waves under a bridge }], ignoresInvertColors: true }]",
      "views: [{ symbol: star, label: Favorite }]", "views: [{ text: Sold out, color: secondary }]",
      ##"views: [{ text: Sold out, color: "#333333" }]"##,
      ##"views: [{ text: Sold out, color: "${if settings.increaseContrast then '#444444' else '#777777'}" }]"##,
      "views: [{ vstack: [{ text: Sold out }], material: regular }]",
    ],
    .settings { run in
      guard let need = Need(run.key) else { return [] }
      let changed = zip(run.before.drawing.pieces, run.after.drawing.pieces).map { !$0.looks(like: $1) }
      let isSame = run.before.drawing.pieces.count == run.after.drawing.pieces.count
      return run.before.drawing.pieces.enumerated().compactMap { place, piece in
        guard isSame, !changed[place], need.concerns(piece, on: run.before) else { return nil }
        return run.before.remark(need.words, piece, hints: [need.advice])
      }
    })

  /// What an app owes to a person who has something set, where no other rule tells it.
  private enum Need {
    case increaseContrast, smartInvert, reduceTransparency

    init?(_ setting: Setting?) {
      switch setting {
      case .increaseContrast: self = .increaseContrast
      case .smartInvert: self = .smartInvert
      case .reduceTransparency: self = .reduceTransparency
      case nil, .dynamicType, .boldText, .buttonShapes, .onOffLabels, .differentiateWithoutColor, .classicInvert,
        .reduceMotion, .preferCrossFadeTransitions, .dimFlashingLights, .autoPlayAnimatedImages, .appearance,
        .layoutDirection, .voiceOver, .switchControl, .voiceControl, .fullKeyboardAccess, .talkBack, .scanningTime,
        .navigationStyle, .assistiveAccess, .assistiveAccessLayout,
        .closedCaptions,
        .audioDescriptions, .autoPlayVideo, .verbosity,
        .hints, .controls, .values, .actions, .moreContent, .importantContent, .containers, .tableHeaders,
        .rowAndColumnNumbers,
        .punctuation, .capitalLetters, .typingFeedback, .deletedText, .numbers, .emoji, .recognition:
        return nil
      }
    }

    func concerns(_ piece: Drawing.Piece, on screen: Audit.Screen) -> Bool {
      guard piece.opacity > 0, !piece.view.decorative else { return false }
      switch self {
      // An enhanced contrast is 7 to 1 (WCAG 2.2, 1.4.6); system colors have it by themselves.
      case .increaseContrast:
        guard piece.view.drawnText != nil, piece.color?.hasPrefix("#") == true,
          let contrast = Contrast(of: piece, in: Look(), on: screen.circumstances.platform)
        else { return false }
        return contrast.isEnough && contrast.ratio < 7 && contrast.least > 3
      case .smartInvert:
        return (piece.view.kind == .image && piece.view.symbol == nil || piece.view.kind == .video)
          && !piece.keepsColors
      case .reduceTransparency:
        guard case .color(let name)? = piece.view.ownBackdrop, let color = Color(name, in: Look()) else { return false }
        return color.opacity < 1 && color.opacity > 0 && screen.drawing.hasText(in: piece.place)
      }
    }

    var words: Audit.Phrase {
      switch self {
      case .increaseContrast: "its own color stays as it is, with less than 7:1"
      case .smartInvert: "its colors are inverted"
      case .reduceTransparency: "what is behind the text still shines through"
      }
    }

    var advice: Audit.Phrase {
      switch self {
      case .increaseContrast: "take a system color, or a darker one \(code: "if: settings.increaseContrast")"
      case .smartInvert: "add \(code: "ignoresInvertColors: true")"
      case .reduceTransparency:
        "take a \(code: "material"), or an opaque color \(code: "if: settings.reduceTransparency")"
      }
    }
  }
}
