internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let assistiveChoicesMany = Audit.Rule(
    "assistive-too-many",
    "A screen asks people to choose among many things in Assistive Access.",
    because:
      "One decision on a screen, among few things, is enough there (WWDC25-238); that more than six are many is ours.",
    severity: .note, confidence: .guess,
    firing: [
      "state: { xs: [Nick, Beth, Jack, Ann, Tom, Eve, Sue] }\nsettings: { assistiveAccess: on }\nviews: [{ forEach: x in xs, views: [{ button: { symbol: phone.fill }, label: \"Call ${x}\", action: { announce: Calling } }] }]"
    ],
    passing: [
      "state: { xs: [Nick, Beth] }\nsettings: { assistiveAccess: on }\nviews: [{ forEach: x in xs, views: [{ button: { symbol: phone.fill }, label: \"Call ${x}\", action: { announce: Calling } }] }]",
      "state: { xs: [Nick, Beth, Jack, Ann, Tom, Eve, Sue] }\nviews: [{ forEach: x in xs, views: [{ button: { symbol: phone.fill }, label: \"Call ${x}\", action: { announce: Calling } }] }]",
    ],
    .screens { screen in
      guard screen.isFirstSight, screen.isInAssistiveAccess else { return [] }
      let choices = screen.stops.filter { $0.isControl && !$0.element.traits.contains(.backButton) }
      guard choices.count > 6 else { return [] }
      return [
        Audit.Remark(
          message: "there are \(choices.count) things to choose from", stop: choices.first,
          hints: ["leave out what few need, with \(code: "if: not settings.assistiveAccess")"])
      ]
    })
}
