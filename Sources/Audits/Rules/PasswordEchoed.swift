internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let passwordEchoed = Audit.Rule(
    "password-echoed",
    "A field for a secret reads aloud what is typed.",
    because: "Typing “a” is heard “a” by all around (ouds-ios 1406, flutter 190244).",
    severity: .error, criteria: ["1.3.5"],
    firing: ["state: { t: '' }\nviews: [{ textField: , text: $t, label: Password }]", "views: [{ textField: PIN }]"],
    passing: [
      "state: { t: '' }\nviews: [{ secureField: , text: $t, label: Password }]",
      "views: [{ textField: Spinning class }]",
      "views: [{ textField: Code, hint: It was sent to you }]",
    ],
    .stops { stop in
      let traits = stop.element.traits
      guard traits.contains(.textEntry), !traits.contains(.secureText) else { return nil }
      let view = stop.view
      let names = [stop.label, view?.prompt?.constant ?? "", view?.title ?? "", stop.identifier ?? ""]
      let words = names.flatMap(\.spokenWords)
      guard let secret = stop.screen.wordList.secrets.first(where: { words.contains(run: $0.spokenWords) }) else {
        return nil
      }
      return Audit.Remark(
        message: "this field is for a \(secret), and what is typed is read aloud",
        hints: ["write \(code: "secureField:") in place of \(code: "\(stop.element.kind.rawValue):")"])
    })
}
