internal import Elements
internal import Interface

extension Audit.Rule {
  static let namePlaceholderOnly = Audit.Rule(
    "name-placeholder-only",
    "A field is named by its placeholder alone, which is gone with the first letter.",
    because:
      "Empty it is “Email, text field”; with an “a” in it, “a, text field” is all that is heard (cvs-health, TextFields).",
    criteria: ["3.3.2", "4.1.2"], clauses: ["11.3.3.2"],
    isAboutWords: true,
    firing: ["state: { t: a }\nviews: [{ textField: , text: $t, prompt: Email }]"],
    passing: [
      "state: { t: a }\nviews: [{ textField: , text: $t, label: Email, prompt: name@example.org }]",
      "state: { t: a }\nviews: [{ searchField: , text: $t, prompt: Trips }]",
    ],
    .stops { stop in
      let traits = stop.element.traits
      guard traits.contains(.textEntry), !traits.contains(.searchField), stop.label.isEmpty, let view = stop.view,
        let prompt = view.prompt?.constant, view.label == nil, (view.title ?? "").isEmpty
      else { return nil }
      return Audit.Remark(
        message: "\(prompt.quoted) is heard only while the field is empty", hints: ["add \(code: "label: \(prompt)")"])
    })
}
