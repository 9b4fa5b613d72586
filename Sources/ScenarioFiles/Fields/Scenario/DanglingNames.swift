import Diagnostics
import Interface
import OrderedCollections

extension Scenario {
  /// Reports the references to elements that are nowhere, as far as that can be told before it runs.
  func danglingNames(_ references: [Scalar]) -> [Diagnostic] {
    guard !references.isEmpty else { return [] }
    let names = WrittenNames(of: self)
    guard !names.isOpen else { return [] }
    let sorted = names.known.sorted()
    return references.filter { !names.known.contains($0.text) }
      .map { .unknownWord("unknown-element", "element", $0, among: sorted) }
  }
}
