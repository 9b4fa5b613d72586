import Diagnostics
import Interface
import OrderedCollections

extension DocumentNode {
  /// The state that text fields are bound to without its being given: what is typed there begins empty.
  ///
  /// A name that is nearly one of the given state is none: it is misspelled.
  var drafts: [String] {
    let components = value(of: "components")?.entries?.map(\.value) ?? []
    let given =
      ([self] + components).flatMap { $0.value(of: "state")?.entries?.map(\.key.text) ?? [] }
      + components.flatMap { ComponentSignature($0).parameters }
    var names: [String] = []
    addDrafts(to: &names, besides: given)
    return names
  }

  private func addDrafts(to names: inout [String], besides given: [String]) {
    if let name = draft, !given.contains(name), !names.contains(name),
      NearMiss.candidates(for: name, among: given).isEmpty
    {
      names.append(name)
    }
    switch self {
    case .scalar: break
    case .sequence(let items, _): for item in items { item.addDrafts(to: &names, besides: given) }
    case .mapping(let entries, _): for entry in entries { entry.value.addDrafts(to: &names, besides: given) }
    }
  }

  /// The name that a text field is bound to as a whole, as in `text: $draft`, or `textField: $draft` without a `text`;
  /// `nil` for everything else.
  private var draft: String? {
    // Few maps have such a value, and to look at that is quicker than to look for a kind.
    guard let entries, entries.contains(where: { $0.value.scalar?.text.utf8.first == UInt8(ascii: "$") }),
      let kind = entries.first(where: { Kind(rawValue: $0.key.text)?.has(.textInput) ?? false }),
      let text = (entries.first { $0.key.text == "text" } ?? kind).value.scalar?.text, text.hasPrefix("$")
    else { return nil }
    let name = text.dropFirst()
    guard let first = name.first, first.isLetter, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(name)
  }
}
