internal import Diagnostics
internal import Elements
internal import Interface
internal import Utterances

/// Remembers what each stop offers, so that a transcript tells it once, and afterwards only what has become of it.
struct OfferLedger {
  private let scenario: Scenario
  private var known: [Key: [Offer]] = [:]

  /// An element; those that were made in code have no place in a file to tell them apart.
  private struct Key: Hashable {
    var id: ViewID
    var name: String?
  }

  init(_ scenario: Scenario) { self.scenario = scenario }

  /// What is to be told of the offers at an event.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - isAtRest: Whether a screen is read at rest, where all is told.
  /// - Returns: What is there but not heard.
  mutating func offers(at event: Event, isAtRest: Bool) -> [Offer] {
    guard case .focus(let element, _) = event, element.hasDetails || !known.isEmpty else { return [] }
    let key = Key(id: element.id, name: element.id.origin.inFile == nil ? element.name : nil)
    let before = known[key] ?? []
    guard element.hasDetails || !before.isEmpty else { return [] }
    let now = Offer.all(of: element, in: scenario)
    if now.isEmpty, before.isEmpty { return [] }
    known[key] = now.isEmpty ? nil : now
    if isAtRest { return now }
    let gone = before.filter { old in !now.contains { $0.kind == old.kind } }.map { Offer(kind: $0.kind, names: []) }
    return now.filter { !before.contains($0) } + gone
  }
}
