internal import Diagnostics
internal import Elements
internal import Interface
internal import Utterances

extension Audit.Rule {
  static let silentStop = Audit.Rule(
    "silent-stop",
    "The cursor stops where nothing is said.",
    because: "Nothing but a sound is heard of the element, and nothing follows after the pause.",
    severity: .error, criteria: ["1.1.1", "4.1.2"], clauses: ["11.5.2.5"], formerNames: ["silent"],
    isAboutWords: true,
    firing: ["views: [{ circle: , isElement: true }]"],
    passing: ["views: [{ circle: , isElement: true, label: Unread }]", "views: [{ circle: }, { text: A }]"],
    .stops { stop in
      guard stop.sentence.allSatisfy(\.isWhitespace), stop.utterance.linesAfterPause().isEmpty else {
        return nil
      }
      return Audit.Remark(
        message: "this \(kind: stop.element.kind) is a stop at which nothing is said",
        hints: ["give it a \(code: "label"), or make it \(code: "hidden")"])
    })
}
