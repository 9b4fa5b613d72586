internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let autoplay = Audit.Rule(
    "autoplay",
    "Something plays by itself, whatever the person has set.",
    because:
      "Its sound drowns VoiceOver's, and motion draws the eye away (WCAG 2.2, 1.4.2 and 2.2.2; Human Interface Guidelines, “Accessibility”).",
    severity: .error, criteria: ["1.4.2", "2.2.2"], clauses: ["11.1.4.2", "11.2.2.2"],
    firing: [
      "views: [{ video: Trailer, action: back, autoplay: true }]",
      "views: [{ image: cat, label: Cat, autoplay: true }]",
    ],
    passing: [
      "views: [{ video: Trailer, action: back }]",
      "views: [{ image: cat, label: Cat, autoplay: \"${settings.autoPlayAnimatedImages}\" }]",
    ],
    .views { written in
      guard written.view.autoplays?.constant == true else { return [] }
      let isHeard = written.view.kind == .video && !written.view.isSilent
      return [
        Audit.Remark(
          message: isHeard
            ? "\(written.view.filmName) is heard over VoiceOver, without being asked for"
            : "it moves by itself, whatever is set",
          severity: isHeard ? .error : .warning,
          hints: [isHeard ? "play it when asked to" : "write \(code: "autoplay: ${settings.autoPlayAnimatedImages}")"])
      ]
    })
}
