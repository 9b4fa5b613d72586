internal import Diagnostics
internal import Elements
package import Interface

extension Audit.Rule {
  /// A rule from the file of a project.
  package init(_ house: HouseRule) {
    self.init(
      house.name, house.summary, because: house.reason, severity: house.severity, firing: [], passing: [],
      .screens { screen in
        let labels = house.labels.map { ($0, WordPattern($0)) }
        let identifiers = house.identifiers.map { ($0, WordPattern($0)) }
        return screen.stops.compactMap { stop in
          if let word = house.forbiddenWords.first(where: { stop.words.contains(run: $0.spokenWords) }) {
            return Audit.Remark(
              message: "\(word.quoted) is in the label \(stop.label.quoted)", stop: stop,
              hints: [Audit.Phrase(house.advice)])
          }
          if house.hintedKinds.contains(stop.element.kind), (stop.hint ?? "").isEmpty {
            return Audit.Remark(
              message: "\(stop.element.quotedName) has no hint", stop: stop, hints: [Audit.Phrase(house.advice)])
          }
          if let (text, pattern) = labels, stop.isControl, !pattern.matches(stop.label) {
            return Audit.Remark(
              message: "the label \(stop.label.quoted) is not like '\(text)'", stop: stop,
              hints: [Audit.Phrase(house.advice)])
          }
          if let (text, pattern) = identifiers, let identifier = stop.identifier, !pattern.matches(identifier) {
            return Audit.Remark(
              message: "the identifier '\(identifier)' is not like '\(text)'", stop: stop,
              hints: [Audit.Phrase(house.advice)])
          }
          return nil
        }
      })
  }
}

extension HouseRule {
  /// What the rule asks for, in a sentence.
  fileprivate var summary: String {
    var wishes: [String] = []
    if !forbiddenWords.isEmpty { wishes.append("no label has \(forbiddenWords.map(\.quoted).joined(separator: ", "))") }
    if !hintedKinds.isEmpty { wishes.append("\(hintedKinds.map(\.rawValue).joined(separator: ", ")) have hints") }
    if let labels { wishes.append("labels of controls are like '\(labels)'") }
    if let identifiers { wishes.append("identifiers are like '\(identifiers)'") }
    return wishes.joined(separator: "; ") + "."
  }

  fileprivate var advice: String { reason.isEmpty ? "the project asks for it" : reason }
}
