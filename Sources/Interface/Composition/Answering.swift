/// Something that steps, lists of elements, rotors, drags and effects can refer to by a name.
package protocol Answering {
  /// The author's name for tests and references.
  var identifier: String? { get }
  /// What it is called: its label, else the value that stands for it.
  var name: String? { get }
  /// What it can be called by voice.
  var inputLabels: [String] { get }
  /// What its own key holds, where that is not all of its label: the title of a picker, whose label ends in the choice.
  var title: String? { get }
}

/// How surely a name means something; the surest is the least.
package enum NameStrength: Int, Comparable, Sendable {
  case identifier, name, inputLabel, title

  package static func < (first: NameStrength, second: NameStrength) -> Bool { first.rawValue < second.rawValue }
}

extension Answering {
  /// How surely a name means this, or `nil` if this does not answer to it.
  package func strength(of name: String) -> NameStrength? {
    if identifier == name { return .identifier }
    if self.name == name { return .name }
    if inputLabels.contains(name) { return .inputLabel }
    return title == name ? .title : nil
  }

  /// What Voice Control shows and takes for a name: the first of the input labels, else what it is called.
  ///
  /// Source: UIKit's `accessibilityUserInputLabels`.
  package var voiceName: String? { inputLabels.first ?? name }

  /// Whether this answers to a name.
  package func answers(to name: String) -> Bool { strength(of: name) != nil }

  /// Everything that this answers to, the surest first.
  package var answers: [String] { [identifier, name].compactMap(\.self) + inputLabels + [title].compactMap(\.self) }
}

/// What each name means among many things: of those that answer to it, the first that it means most surely.
package struct AnswerIndex: Sendable {
  private var places: [String: (strength: NameStrength, place: Int)] = [:]

  /// Notes what each thing answers to.
  package init(_ things: some Collection<some Answering>) {
    for (place, thing) in things.enumerated() {
      for name in thing.answers {
        guard let strength = thing.strength(of: name) else { continue }
        if let known = places[name], known.strength <= strength { continue }
        places[name] = (strength, place)
      }
    }
  }

  /// The place of what a name means, or `nil` if nothing answers to it.
  package subscript(name: String) -> Int? { places[name]?.place }
}

extension Collection {
  /// The places of those that a name means: of all that answer to it, the ones that it means most surely.
  package func places(named name: String, _ answering: (Element) -> some Answering) -> [Int] {
    var surest = SurestPlaces()
    for (place, element) in enumerated() { surest.add(place, meant: answering(element).strength(of: name)) }
    return surest.places
  }
}

/// The places that a name means most surely, of all that were looked at.
struct SurestPlaces {
  private var strength = NameStrength.title
  private(set) var places: [Int] = []

  /// Adds a place that a name means so surely; `nil` where it does not.
  mutating func add(_ place: Int, meant strength: NameStrength?) {
    guard let strength, strength <= self.strength else { return }
    if strength < self.strength { places = [] }
    self.strength = strength
    places.append(place)
  }
}
