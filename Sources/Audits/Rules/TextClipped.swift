internal import Diagnostics
internal import Interface
internal import Layout
internal import Utterances

extension Audit.Rule {
  static let textClipped = Audit.Rule(
    "text-clipped",
    "A text is cut off, at the usual text size or at a larger one.",
    because:
      "What is cut off is lost to those who need it large (Human Interface Guidelines, “Accessibility”; WCAG 2.2, 1.4.4).",
    severity: .error, confidence: .likely, criteria: ["1.4.4", "1.4.12"], clauses: ["11.1.4.4.1"],
    firing: [
      "views: [{ text: Departure at twelve forty, lineLimit: 1, frame: { width: 120, height: 24 } }]",
      "views: [{ text: Departure at twelve forty, lineLimit: 1, frame: { width: 220, height: 24 } }]",
      "views: [{ text: A long text that goes on and on, frame: { width: 120, height: 24 } }]",
      "views: [{ button: [{ text: Departure at twelve forty }], frame: { width: 220, height: 44 }, action: back }]",
    ],
    passing: [
      "views: [{ text: Departure at twelve forty }]", "views: [{ text: Departs, lineLimit: 1 }]",
      "views: [{ text: A long text that goes on, lineLimit: 3, frame: { width: 300, height: 80 } }]",
      "views: [{ text: A long text that goes on and on, frame: { width: 120, minHeight: 24 } }]",
      "views: [{ button: [{ text: A preview of two lines of a mail that opens when it is pressed, lineLimit: 2 }], action: back }]",
    ],
    .all { subject in
      guard let scenario = subject.scenario else { return [] }
      let canvas = Canvas(for: scenario.circumstances)
      return subject.screens.filter(\.mayCutOff).flatMap { screen -> [Audit.Remark] in
        guard screen.isFirstSight, let written = scenario.screen(named: screen.name) else { return [] }
        var known: Set<SourcePlace> = []
        var remarks: [Audit.Remark] = []
        for size in DynamicTypeSize.allCases where size >= .large {
          var enlarged = scenario
          enlarged.settings[.dynamicType] = .text(size.rawValue)
          let views = place(enlarged.beginning(of: written), on: canvas, settings: enlarged.settings)
          for cut in views.heldTexts() where known.insert(cut.view.origin).inserted {
            guard let text = cut.view.drawnText else { continue }
            let isUsual = size == .large
            // A preview of two lines is cut at very large sizes, and what it belongs to opens.
            if size >= .accessibility1, (cut.view.lineLimit ?? 1) > 1, screen.opens(cut.view.origin) { continue }
            remarks.append(
              Audit.Remark(
                message:
                  "\(text.quoted) is cut off \(isUsual ? "at the usual text size" : "from the text size \(size.rawValue) on")",
                place: cut.view.origin, severity: isUsual ? .error : .warning,
                notes: [Diagnostic.Note("\((cut.cutOff ?? "").quoted) is lost, by an estimate")],
                hints: [
                  cut.view.limitsLines
                    ? "drop \(code: "lineLimit"), or let what it stands in grow"
                    : "give the \(code: "frame") a least height in place of a fixed one"
                ]))
          }
        }
        return remarks
      }
    })
}

extension Audit.Screen {
  /// Whether anything on the screen keeps a text from growing.
  fileprivate var mayCutOff: Bool {
    drawing.groups.contains(.appearance) && drawing.pieces.contains { $0.view.limitsLines || $0.view.limitsHeight }
  }
}

extension Audit.Screen {
  /// Whether the text of a view is part of something that a double tap opens.
  fileprivate func opens(_ origin: SourcePlace) -> Bool {
    drawing.pieces.contains { piece in
      piece.view.origin == origin && piece.speaker.map { stops[$0].hasEffect } ?? false
    }
  }
}

extension View {
  /// Whether the view has few lines at the most; running text of three lines opens elsewhere as a rule.
  fileprivate var limitsLines: Bool { self.lineLimit.map { $0 < 3 } ?? false }

  /// Whether the view grows no further than its author says, however high what is in it is.
  fileprivate var limitsHeight: Bool {
    self.layout.contains { modifier in
      guard case .size(let limits) = modifier else { return false }
      return (limits.height.fixed ?? limits.height.max ?? .infinity).isFinite
    }
  }
}

extension ChunkedArray<PlacedView> {
  /// The views for whose text there is no room.
  var cutTexts: [PlacedView] { flatMap { ($0.cutOff == nil ? [] : [$0]) + $0.parts.cutTexts } }

  /// Those of them that are cut because of what their author said of lines or heights, and not for want of a larger screen.
  fileprivate func heldTexts(inHeld isHeld: Bool = false) -> [PlacedView] {
    flatMap { placed in
      let isHeld = isHeld || placed.view.limitsHeight
      let isCut = placed.cutOff != nil && (placed.view.limitsLines || isHeld && placed.view.lineLimit == nil)
      return (isCut ? [placed] : []) + placed.parts.heldTexts(inHeld: isHeld)
    }
  }
}
