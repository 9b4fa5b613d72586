internal import Diagnostics
internal import Elements
package import Interface

extension Audit.Rule {
  /// A rule from the file of a project.
  package init(_ house: HouseRule) {
    self.init(
      house.name, house.summary, because: house.reason, severity: house.severity, firing: [], passing: [],
      .screens { screen in
        let breaches = house.breaches
        return screen.stops.compactMap { stop in
          breaches.lazy.compactMap { $0(stop) }.first.map { message in
            Audit.Remark(message: message, stop: stop, hints: [Audit.Phrase(house.advice)])
          }
        }
      })
  }
}

extension HouseRule {
  /// What can be wrong with a stop, each with its message.
  fileprivate var breaches: [(Audit.Stop) -> Audit.Phrase?] {
    let labels = labels.map { ($0, WordPattern($0)) }
    let identifiers = identifiers.map { ($0, WordPattern($0)) }
    return [
      { stop in
        let word = forbiddenWords.first { stop.words.contains(run: $0.spokenWords) }
        return word.map { "\($0.quoted) is in the label \(stop.label.quoted)" }
      },
      { stop in
        let isMissing = hintedKinds.contains(stop.element.kind) && (stop.hint ?? "").isEmpty
        return isMissing ? "\(stop.element.quotedName) has no hint" : nil
      },
      { stop in
        guard let (text, pattern) = labels, stop.isControl, !pattern.matches(stop.label) else { return nil }
        return "the label \(stop.label.quoted) is not like '\(text)'"
      },
      { stop in
        guard let (text, pattern) = identifiers, let identifier = stop.identifier, !pattern.matches(identifier) else {
          return nil
        }
        return "the identifier '\(identifier)' is not like '\(text)'"
      },
    ]
  }

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
