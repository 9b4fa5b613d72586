internal import Diagnostics
internal import Interface
internal import Layout

extension Audit.Rule {
  static let layoutCrowded = Audit.Rule(
    "layout-crowded",
    "At large text sizes a text beside something else has room for a few letters a line.",
    because:
      "From accessibility1 on what stands side by side is to be stacked (WWDC20-10020; Human Interface Guidelines, “Accessibility”).",
    severity: .note, confidence: .guess, criteria: ["1.4.4", "1.4.10"], clauses: ["11.1.4.4.1"],
    firing: [
      "views: [{ hstack: [{ image: poster, label: Poster, frame: { width: 280, height: 90 } }, { text: Wonderful evening }] }]"
    ],
    passing: [
      "views: [{ hstack: [{ image: poster, label: Poster, frame: { width: 60, height: 90 } }, { text: Evening }] }]",
      "views: [{ vstack: [{ image: poster, label: Poster, frame: { width: 280, height: 90 } }, { text: Wonderful evening }] }]",
      "views: [{ hstack: [{ button: Wonderful evening, action: back }, { button: Go on, action: back }] }]",
      "views: [{ hstack: [{ image: poster, label: Poster, frame: { width: 280, height: 90 } }, { text: Wonderful evening }], if: settings.dynamicType == 'large' }]",
    ],
    .all { subject in
      // Neither has text so large.
      guard let scenario = subject.scenario, ![.macOS, .watchOS].contains(scenario.platform.system) else { return [] }
      let canvas = Canvas(for: scenario.circumstances)
      return subject.screens.filter(\.mayCrowd).flatMap { screen -> [Audit.Remark] in
        guard let written = scenario.screen(named: screen.name) else { return [] }
        var enlarged = scenario
        enlarged.settings[.dynamicType] = .text(DynamicTypeSize.accessibility3.rawValue)
        let views = Layout.place(enlarged.beginning(of: written), on: canvas, settings: enlarged.settings)
        var known: Set<SourcePlace> = []
        return views.crowdedTexts(on: scenario.platform.idiom, within: .body).compactMap { text in
          guard known.insert(text.view.origin).inserted else { return nil }
          return Audit.Remark(
            message:
              "\((text.view.drawnText ?? "").quoted) has room for \(text.letters) letters a line at the text size accessibility3",
            place: text.view.origin, hints: ["stack what stands beside it from accessibility1 on"])
        }
      }
    })
}

extension Audit.Screen {
  /// Whether a text stands beside something that could take its room.
  fileprivate var mayCrowd: Bool {
    isFirstSight
      && drawing.pieces.indices.contains { place in
        drawing.pieces[place].view.kind == .hstack
          && drawing.children(of: place).count { drawing.pieces[$0].view.isTextOrPicture } >= 2
      }
  }
}

/// A text in a stack with little room in its lines.
private struct CrowdedText {
  var view: View
  /// How many letters there is room for in a line.
  var letters: Int
}

extension ChunkedArray<PlacedView> {
  /// The texts that stand beside a picture or another text, and whose longest word does not fit into a line of fewer than
  /// six letters.
  fileprivate func crowdedTexts(on idiom: Device.Idiom, within outer: Font) -> [CrowdedText] {
    flatMap { placed -> [CrowdedText] in
      let font = placed.view.font.map { Font($0, within: outer) } ?? outer
      let inside = placed.parts.crowdedTexts(on: idiom, within: font)
      guard placed.view.kind == .hstack, placed.parts.count(where: { $0.view.isTextOrPicture }) >= 2 else {
        return inside
      }
      return inside + placed.parts.compactMap { $0.crowdedText(on: idiom, within: font) }
    }
  }
}

extension PlacedView {
  fileprivate func crowdedText(on idiom: Device.Idiom, within outer: Font) -> CrowdedText? {
    guard view.kind == .text, let text = view.drawnText, let frame, view.hidden?.constant != true else { return nil }
    let font = view.font.map { Font($0, within: outer) } ?? outer
    let resolved = ResolvedFont(font, dynamicType: .accessibility3, isBoldTextOn: false, idiom: idiom)
    // A letter is about half as wide as its font is high.
    let letters = Int(frame.width / (resolved.size * 0.5))
    let longest = text.split(whereSeparator: \.isWhitespace).map(\.count).max() ?? 0
    // A short text in one line is as wide as it is.
    let isBroken = frame.height > resolved.size * 1.9
    return isBroken && letters < 6 && longest > letters ? CrowdedText(view: view, letters: letters) : nil
  }
}

extension View {
  fileprivate var isTextOrPicture: Bool { kind == .text || kind == .image }
}
