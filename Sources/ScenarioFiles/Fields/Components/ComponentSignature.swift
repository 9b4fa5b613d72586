import Diagnostics
import Interface

/// What can be said of a component where it is used, known before anything of it is read.
struct ComponentSignature: Sendable {
  var parameters: [String]
  /// The parameters that must be told.
  var required: [String]
  /// The slots by their names; the one without a name takes the views inside.
  var slots: Set<String?>

  /// The word for a place in a component that is filled where the component is used.
  static let slot = "slot"

  /// How the name of a component is written: like that of a type, which no key is, and other than those of SwiftUI.
  static let namePattern = "^(?!(\(kinds.joined(separator: "|")))$)[A-Z][A-Za-z0-9]*$"

  /// The kinds of views by the names of their types, such as `HStack`.
  private static let kinds = KindRow.names.map { name in
    let capitalized = name.withCapital
    return capitalized.hasSuffix("stack") ? capitalized.dropLast("stack".count) + "Stack" : capitalized
  }

  static func isName(_ text: String) -> Bool {
    !kinds.contains(text) && text.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }

  /// Finds out what a component can be told.
  init(_ node: DocumentNode) {
    let declared = node.value(of: "parameters")
    switch declared {
    case .sequence(let items, _)?: parameters = items.compactMap { $0.scalar?.text }
    case .mapping(let entries, _)?: parameters = entries.map(\.key.text)
    case .scalar(let only)? where !only.isNull: parameters = [only.text]
    case .scalar?, nil: parameters = []
    }
    required = declared?.entries?.filter(\.value.isNull).map(\.key.text) ?? parameters
    slots = node.value(of: "views")?.slots ?? []
  }
}

extension DocumentNode {
  /// What stands after a key of a map.
  func value(of key: String) -> DocumentNode? { entries?.first { $0.key.text == key }?.value }

  /// The slots among the views in a node.
  fileprivate var slots: Set<String?> {
    switch self {
    case .scalar(let scalar): scalar.text == ComponentSignature.slot ? [nil] : []
    case .sequence(let items, _): items.reduce(into: []) { $0.formUnion($1.slots) }
    case .mapping(let entries, _):
      entries.reduce(into: []) { slots, entry in
        if entry.key.text == ComponentSignature.slot {
          slots.insert(entry.value.isNull ? nil : entry.value.scalar?.text)
        } else if entry.value.scalar == nil || entry.key.text == "views" || KindRow.named(entry.key.text) != nil {
          slots.formUnion(entry.value.slots)
        }
      }
    }
  }
}
