internal import Diagnostics
internal import Interface

/// A place that a rotor visits: an element by its label, or by its identifier.
public struct AccessibilityRotorEntry {
  let reference: ElementReference

  public init(_ label: some StringProtocol, line: Int = #line, column: Int = #column) {
    reference = ElementReference(String(label), origin: SourcePlace(line: line, column: column))
  }

  /// An entry for the element of an identifier.
  public init(
    _ label: some StringProtocol, id: some Hashable, line: Int = #line, column: Int = #column
  ) {
    reference = ElementReference("\(id)", origin: SourcePlace(line: line, column: column))
  }
}

/// Builds the entries of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression(_ entry: AccessibilityRotorEntry) -> [AccessibilityRotorEntry] { [entry] }
  public static func buildBlock(_ parts: [AccessibilityRotorEntry]...) -> [AccessibilityRotorEntry] {
    parts.flatMap(\.self)
  }
  public static func buildOptional(_ part: [AccessibilityRotorEntry]?) -> [AccessibilityRotorEntry] { part ?? [] }
  public static func buildEither(first part: [AccessibilityRotorEntry]) -> [AccessibilityRotorEntry] { part }
  public static func buildEither(second part: [AccessibilityRotorEntry]) -> [AccessibilityRotorEntry] { part }
  public static func buildArray(_ parts: [[AccessibilityRotorEntry]]) -> [AccessibilityRotorEntry] {
    parts.flatMap(\.self)
  }
}

extension View {
  /// Adds a rotor of a name, with the places that it visits.
  public func accessibilityRotor(
    _ label: some StringProtocol,
    @AccessibilityRotorContentBuilder entries: () -> [AccessibilityRotorEntry]
  ) -> some View {
    let rotor = Rotor(name: .constant(String(label)), entries: entries().map { Rotor.Entry($0.reference) })
    return changed { $0.rotors.append(rotor) }
  }

  /// Adds a rotor of a name that visits an element for each item, by its label.
  public func accessibilityRotor<Items: Sequence>(
    _ rotorLabel: some StringProtocol, entries: Items, entryLabel: KeyPath<Items.Element, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) {
      for item in entries { AccessibilityRotorEntry(item[keyPath: entryLabel]) }
    }
  }
}
