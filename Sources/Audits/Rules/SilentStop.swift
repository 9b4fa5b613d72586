internal import Elements
internal import Interface
internal import Utterances

extension Audit.Rule {
  static let silent = Audit.Rule(
    "silent",
    "The cursor stops where nothing is said.",
    because: "Nothing but a sound is heard of the element, and nothing follows after the pause.",
    criteria: ["4.1.2"],
    firing: ["views: [{ circle: , isElement: true }]"],
    passing: ["views: [{ circle: , isElement: true, label: Unread }]", "views: [{ circle: }, { text: A }]"],
    .stops { stop in
      guard stop.utterance.text().allSatisfy(\.isWhitespace), stop.utterance.linesAfterPause().isEmpty else {
        return nil
      }
      return Audit.Remark(
        message: "this \(stop.element.kind.rawValue) is a stop at which nothing is said",
        hints: ["give it a 'label', or make it 'hidden'"])
    })
}
