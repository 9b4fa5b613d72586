internal import Diagnostics
internal import Interface
internal import OrderedCollections

extension Audit.Rule {
  static let notOnPlatform = Audit.Rule(
    "not-on-platform",
    "A setting is changed that the system of the scenario does not have.",
    because: "Nobody has the interface so: the Mac has no text sizes (Human Interface Guidelines, “Typography”).",
    severity: .note,
    firing: [
      "platform: watchOS 11\nsettings: { voiceControl: on }\nviews: [{ text: A }]",
      "platform: macOS 26\nsettings: { dynamicType: accessibility1 }\nviews: [{ text: A }]",
    ],
    passing: [
      "platform: iOS 26\nsettings: { voiceControl: on, dynamicType: accessibility1 }\nviews: [{ text: A }]",
      "platform: macOS 26\nsettings: { reduceMotion: on }\nviews: [{ text: A }]",
    ],
    .all { subject in
      guard let scenario = subject.scenario, let place = scenario.screens.values.first?.origin else { return [] }
      let system = scenario.platform.system
      return scenario.settings.changes.keys.filter { $0.isMissing(on: system) }.map { setting in
        Audit.Remark(
          message: "\(system.rawValue) has no \(setting.summary.quoted)", place: place,
          hints: ["leave \(code: setting.rawValue) out of the \(code: "settings")"])
      }
    })
}
