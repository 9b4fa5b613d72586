internal import Diagnostics
internal import Interface
internal import VoiceOver

extension Audit.Rule {
  static let assistiveIconMissing = Audit.Rule(
    "assistive-no-icon",
    "A title has no symbol beside it in Assistive Access.",
    because: "There, everything is told by a picture and by words, titles too (WWDC25-238).",
    confidence: .likely,
    firing: ["title: Calls\nsettings: { assistiveAccess: on }\nviews: [{ text: Nobody has called }]"],
    passing: [
      "title: Calls\nsettings: { assistiveAccess: on }\nviews: [{ text: Nobody has called, assistiveAccessNavigationIcon: phone.fill }]",
      "title: Calls\nviews: [{ text: Nobody has called }]",
      "settings: { assistiveAccess: on }\nviews: [{ text: Nobody has called }]",
    ],
    .screens { screen in
      guard screen.isFirstSight, screen.isInAssistiveAccess, let title = screen.title, !title.isEmpty,
        !screen.drawing.pieces.contains(where: { $0.view.assistiveAccessNavigationIcon != nil })
      else { return [] }
      return [
        Audit.Remark(
          message: "no symbol stands beside the title \(title.quoted)", stop: screen.stops.first,
          hints: ["give a view of the screen an \(code: "assistiveAccessNavigationIcon")"])
      ]
    })
}

extension Audit.Screen {
  /// Whether the screen is shown in Assistive Access.
  var isInAssistiveAccess: Bool { reading.settings.isOn(.assistiveAccess) }
}
