internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let nameTooLong = Audit.Rule(
    "name-too-long",
    "The name of a control or an image is a whole text.",
    because: "All of it is heard before what the element is (WWDC19-254: short labels).",
    severity: .note, confidence: .likely,
    firing: [
      "views: [{ button: Tap this in order to have all of the pictures of your beautiful trip removed forever }]"
    ],
    passing: [
      "views: [{ button: Delete trip, hint: Removes all of its pictures }]",
      "views: [{ button: [{ text: Whales have come back to the bay for the first time in many years }, { text: Read in 4 minutes }] }]",
    ],
    .stops { stop in
      if stop.element.traits.contains(.image), !stop.isControl {
        guard stop.label.count > 250 else { return nil }
      } else {
        guard stop.isControl, stop.label.count > 60 || stop.words.count > 12, !stop.isCombined,
          !stop.label.isContent
        else { return nil }
        let isLink = stop.element.traits.contains(.link) && !stop.isLabelWritten
        guard !isLink, stop.element.kind != .cell, stop.element.kind != .row else { return nil }
      }
      return Audit.Remark(
        message: "the name has \(stop.words.count) words, which are heard before what it is",
        hints: ["give it a short \(code: "label"), and the rest as \(code: "hint") or \(code: "customContent")"])
    })
}
