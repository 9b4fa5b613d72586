package import Elements
internal import Interface
package import Utterances

/// What an element offers besides its speech, as AccessibilitySnapshot lists it beside a picture.
///
/// Nothing of it is spoken on landing; the names are heard in the rotor.
package struct Legend: Sendable, Hashable {
  /// A heading with what stands under it.
  package struct Section: Sendable, Hashable {
    package var heading: String
    package var entries: [String]
  }

  package var sections: [Section]

  /// Lists the actions, the custom content and the custom rotors of an element.
  package init(of element: Element, in phrasebook: Phrasebook = .english) {
    sections = []
    guard element.hasDetails else { return }
    let details = element.details
    add(phrasebook[.actionsAvailable].snapshot, details.actions.map(\.name))
    add(
      phrasebook[.moreContentAvailable].snapshot,
      details.customContent.map { $0.value.isEmpty ? $0.label : "\($0.label): \($0.value)" })
    for rotor in details.rotors {
      sections.append(
        Section(heading: rotor.name, entries: Legend.results(rotor.entries.map(\.name), in: phrasebook)))
    }
  }

  private mutating func add(_ heading: String, _ entries: [String]) {
    if !entries.isEmpty { sections.append(Section(heading: heading, entries: entries)) }
  }

  /// The results of a rotor that are shown, and how many of the others are counted.
  private static let (shown, counted) = (10, 99)

  /// The results of a rotor: the first ones, then how many more there are.
  ///
  /// Source: AccessibilitySnapshot's legend for custom rotors.
  static func results(_ names: [String], in phrasebook: Phrasebook) -> [String] {
    if names.isEmpty { return [phrasebook[.noResults].snapshot] }
    let more = names.count - shown
    guard more > 0 else { return names }
    let rest =
      more > counted
      ? phrasebook[.manyMoreResults].words(in: .snapshot, "\(counted)")
      : phrasebook[.moreResults].words(in: .snapshot, "\(more)")
    return names.prefix(shown) + [rest]
  }
}
