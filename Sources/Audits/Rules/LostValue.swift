internal import Interface

extension Audit.Rule {
  static let lostValue = Audit.Rule(
    "lost-value",
    "UIKit's switch has a value, which is never heard.",
    because: "UIKit's switch says only whether it is on; SwiftUI's says its value in place of that (iOS 17).",
    criteria: ["4.1.2"],
    firing: ["views: [{ toggle: , label: Sound, isOn: true, value: Loud }]"],
    passing: [
      "views: [{ toggle: Sound, isOn: true, value: Loud }]", "views: [{ toggle: , label: Sound, isOn: true }]",
    ],
    .views { written in
      guard written.view.isPlainSwitch, written.view.value != nil else { return [] }
      return [
        Audit.Remark(
          message: "\(code: "value") has no effect: a switch without a title is UIKit's, which says only its state",
          hints: ["SwiftUI's says the value: give the toggle its title, or \"\" where that is hidden"])
      ]
    })
}
