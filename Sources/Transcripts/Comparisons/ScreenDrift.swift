internal import Elements
package import Interface
internal import Order
internal import Utterances
internal import VoiceOver

/// How the elements of a screen differ from those of another account of it, whatever comes of that in words.
///
/// Elements are the same by their identifiers; those without one by their labels and what they are.
package struct ScreenDrift: Sendable {
  /// What differs, a line each.
  package private(set) var lines: [String] = []

  /// Compares the first screens of two scenarios.
  package init(from old: Scenario, to new: Scenario) {
    var rest = old.openingElements
    var fresh: [Element] = []
    var pairs: [(Element, Element)] = []
    for element in new.openingElements {
      if let match = rest.firstIndex(where: { $0.isIdentified(as: element) }) {
        pairs.append((rest.remove(at: match), element))
      } else {
        fresh.append(element)
      }
    }
    fresh.removeAll { element in
      guard let match = rest.firstIndex(where: { $0.isLike(element) }) else { return false }
      pairs.append((rest.remove(at: match), element))
      return true
    }
    for (old, new) in pairs { compare(old, new) }
    lines += fresh.map { "new: \($0.quoted)" }
    lines += rest.map { "gone: \($0.quoted)" }
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { lines.isEmpty }

  private mutating func compare(_ old: Element, _ new: Element) {
    func note(_ what: String, _ before: String?, _ now: String?) {
      guard before ?? "" != now ?? "" else { return }
      let (old, fresh) = (before.map { "'\($0)'" } ?? "nothing", now.map { "'\($0)'" } ?? "nothing")
      lines.append("\(new.quoted): \(what) was \(old), is \(fresh)")
    }
    note("its label", old.label, new.label)
    note("its value", old.value, new.value)
    note("its hint", old.hint, new.hint)
    note("its identifier", old.identifier, new.identifier)
    let (before, now) = (old.details.actions.map(\.name), new.details.actions.map(\.name))
    for name in before where !now.contains(name) { lines.append("\(new.quoted): its action '\(name)' is gone") }
    for name in now where !before.contains(name) { lines.append("\(new.quoted): its action '\(name)' is new") }
  }
}

extension Transcript {
  /// What is heard at the stops, without the steps that lead to them.
  fileprivate init(ofStopsIn scenario: Scenario) {
    self.init(of: scenario, heard: Walk(events: scenario.walk().events.filter { $0.stepWords == nil }))
    self.scenario = "screen"
    reader = "VoiceOver"
    settings = []
    assumptions = []
  }
}

extension Scenario {
  /// What is heard at the stops of the first screen, in a form in which two accounts of it can be compared.
  package var stopsAlone: Transcript { Transcript(ofStopsIn: self) }

  fileprivate var openingElements: [Element] {
    guard let (_, screen) = opening else { return [] }
    return ScreenReading(of: screen, in: self).order.stops.map(\.element)
  }
}

extension Element {
  /// The name of the element for a line, or what kind of view it is.
  fileprivate var quoted: String { name.map { "'\($0.onOneLine)'" } ?? identifier.map { "'\($0)'" } ?? kind.rawValue }

  fileprivate func isIdentified(as other: Element) -> Bool {
    guard let identifier, !identifier.isEmpty else { return false }
    return identifier == other.identifier
  }

  /// Whether two elements are called the same, or are the same kind of thing with the same value.
  fileprivate func isLike(_ other: Element) -> Bool { name != nil && name == other.name }
}
