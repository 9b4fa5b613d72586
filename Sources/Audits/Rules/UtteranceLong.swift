internal import Diagnostics
internal import Elements
internal import Interface
internal import Utterances

extension Audit.Rule {
  static let utteranceLong = Audit.Rule(
    "utterance-long",
    "One sentence is too long to keep in mind.",
    because:
      "What a control is comes at its end; VoiceOver can offer details on demand (WWDC21-10121, custom content).",
    severity: .note,
    firing: [
      "views: [{ button: We met at the bridge and walked along the beach until the sun went down and then we had ice cream and talked about the summer and the trips that we had made and the ones that we still want to make }]"
    ],
    passing: [
      "views: [{ button: Our day, customContent: { Story: We met at the bridge } }]",
      "views: [{ text: We met at the bridge and walked along the beach until the sun went down and then we had ice cream and talked about the summer and the trips that we had made and the ones that we still want to make }]",
    ],
    .stops { stop in
      let isText = stop.element.traits.isDisjoint(with: .operable) && stop.element.kind == .text
      // So many words are of as many letters, with a blank after each.
      guard stop.sentence.utf8.count > 2 * 40, !isText, !stop.element.traits.contains(.textEntry) else { return nil }
      let count = stop.sentence.spokenWordCount
      guard count > 40 else { return nil }
      return Audit.Remark(
        message: "\(count) words are heard in one sentence, about \(count / 3) seconds",
        hints: ["move details to \(code: "customContent"), or part label and value"])
    })
}
