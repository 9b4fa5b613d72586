import Diagnostics
import Interface
import OrderedCollections

extension Scenario {
  /// Reports the references to elements that are nowhere, as far as that can be told before it runs.
  func danglingNames(_ references: [(query: Query?, name: Scalar)]) -> [Diagnostic] {
    guard !references.isEmpty else { return [] }
    let names = WrittenNames(of: self)
    guard !names.isOpen else { return [] }
    let sorted = names.known.sorted()
    return references.filter { query, name in
      !(query.map { $0.canMean(oneOf: names.known) } ?? names.known.contains(name.text))
    }
    .map { .unknownWord("unknown-element", "element", $0.name, among: sorted) }
  }
}
