import Diagnostics
import Interface

extension Reading {
  /// Reads what stands after the key that names a kind, if the views inside can have a key of their own.
  mutating func content(_ kind: KindEntry, hasViews: Bool, children: inout [View]) -> View.Content {
    let accepted = kind.row.content
    switch kind.value {
    case .scalar(let scalar) where scalar.isNull:
      if accepted.contains(.nothing) || (hasViews && accepted.contains(.views)) { return .none }
    case .scalar(let scalar):
      if accepted.contains(.text) {
        if kind.row.kind == .image, SymbolSpelling.isSymbol(scalar.text) { report(.symbolAsImage(scalar)) }
        return dynamicText(scalar).map { .text($0) } ?? .none
      }
      if accepted.contains(.symbolName) {
        return ValueSchema<Dynamic<String>>.code.read(.scalar(scalar), &self).map { .symbol($0) } ?? .none
      }
      if accepted.contains(.iteration) { return iteration(of: scalar) }
      // Such as `vstack: spacer`.
      if accepted.contains(.views), KindRow.named(scalar.text) != nil || isOwnView(scalar) {
        children = views(kind.value)
        return .none
      }
    case .mapping where accepted.contains(.text) && kind.value.isStringKey:
      return ValueSchema<Dynamic<String>>.template.read(kind.value, &self).map { .text($0) } ?? .none
    case .mapping(let entries, _) where accepted.contains(.symbol) && entries.isCaption:
      return caption(kind.value)
    case .mapping, .sequence:
      guard accepted.contains(.views), !kind.hasKeysInside else { break }
      if hasViews { report(.viewsTwice(kind.key)) }
      children = views(kind.value)
      return .none
    }
    let advice = accepted.contains(.text) ? quotingAdvice(for: kind.value) : nil
    hinting({ _ in advice }, { $0.report(.wrongContent(kind)) })
    return .none
  }

  /// Adds the symbol that stands beside the text of a caption, under a key of its own.
  mutating func captioned(
    _ content: View.Content, with symbol: DocumentNode.Entry, hasViews: Bool
  ) -> View.Content {
    guard let name = ValueSchema<Dynamic<String>>.code.read(symbol.value, &self) else { return content }
    switch content {
    case .text(let text): return .textAndSymbol(text, symbol: name)
    case .none where !hasViews: return .symbol(name)
    default:
      report(.symbolTwice(symbol.key))
      return content
    }
  }

  private mutating func iteration(of scalar: Scalar) -> View.Content {
    guard let loop = iteration(scalar) else {
      // Without a variable, no name inside is judged.
      return .iteration(variable: "", index: nil, over: .literal(.null))
    }
    return .iteration(variable: loop.variable, index: loop.index, over: loop.list)
  }

  private mutating func caption(_ node: DocumentNode) -> View.Content {
    guard let caption = ValueSchema<Caption>.caption.read(node, &self) else { return .none }
    return switch (caption.text, caption.symbol) {
    case (let text?, let symbol?): .textAndSymbol(text, symbol: symbol)
    case (let text?, nil): .text(text)
    case (nil, let symbol?): .symbol(symbol)
    case (nil, nil): .none
    }
  }
}

/// Text, a symbol or both.
struct Caption: Sendable {
  var text: Dynamic<String>?
  var symbol: Dynamic<String>?
}

extension ValueSchema where Output == Caption {
  static let caption = ValueSchema.record(
    "a caption", Caption(),
    [
      Field("text", "The text.", .template, into: \.text),
      Field("symbol", "The symbol by its name, such as star.fill.", .code, into: \.symbol),
    ])
}

extension KindEntry {
  /// What the title of a view is called elsewhere, or is itself.
  fileprivate static let titles: Set<String> = ["title", "header", "name", "label"]

  /// Whether a map after the name has the title, the views and the keys of the view itself, and is not a view inside of it.
  fileprivate var hasKeysInside: Bool {
    guard let entries = value.entries else { return false }
    // What holds no views can have no view after its name.
    if row.content.isDisjoint(with: [.views, .iteration]) { return true }
    let kinds = entries.filter { KindRow.named($0.key.text) != nil }
    if kinds.isEmpty { return entries.contains { KindEntry.titles.contains($0.key.text) || $0.key.text == "views" } }
    return kinds.allSatisfy { $0.key.text == "label" || $0.key.text == "symbol" } && hasLabelInside(entries)
  }

  /// The title in a map after the name, if it could stand there itself; after an image stands the name of its file.
  fileprivate var titleInside: Scalar? {
    guard row.content.contains(.text), row.kind != .image else { return nil }
    return value.entries?.first { KindEntry.titles.contains($0.key.text) }?.value.scalar
  }

  /// Whether a label in a map after the name is that of the view itself, although it could name a kind.
  ///
  /// A button may hold one label, but what is set beside that is meant for the button; what shows a number or a choice,
  /// and an element, hold none.
  private func hasLabelInside(_ entries: [DocumentNode.Entry]) -> Bool {
    guard entries.contains(where: { $0.key.text == "label" }) else { return false }
    if row.kind.has(.labeled) { return true }
    return row.takesSymbol && entries.contains { $0.key.text != "label" && $0.key.text != "symbol" }
  }
}

extension KindEntry {
  /// The name of the symbol in `image: { systemName: star.fill }`.
  fileprivate var symbolInside: String? {
    guard row.kind == .image, let entries = value.entries, entries.count == 1,
      NamesElsewhere.hint(for: entries[0].key.text, among: ["symbol"]) != nil
    else { return nil }
    return entries[0].value.scalar?.excerpt
  }
}

extension DocumentNode {
  /// The word in `{name}`, which YAML takes for a map.
  fileprivate var bracedName: String? {
    guard let entries, entries.count == 1, entries[0].value.isNull, KindRow.named(entries[0].key.text) == nil else {
      return nil
    }
    return entries[0].key.excerpt
  }
}

extension [DocumentNode.Entry] {
  /// Whether a map has only the keys of a caption, and is not a view.
  fileprivate var isCaption: Bool {
    !isEmpty && allSatisfy { $0.key.text == "text" || $0.key.text == "symbol" }
  }
}

extension KindRow.Content {
  /// What a message says may stand after the name of a kind.
  var expectation: String {
    let parts = KindRow.Content.names.filter { contains($0.0) }.map(\.1)
    return parts.isEmpty ? "nothing" : parts.asAlternatives
  }

  private static let names: [(KindRow.Content, String)] = [
    (.text, "text"), (.symbol, "a symbol"), (.views, "views"), (.symbolName, "the name of a symbol"),
    (.iteration, "'item in items'"), (.nothing, "nothing"),
  ]
}

extension Diagnostic {
  fileprivate static func viewsTwice(_ key: Scalar) -> Diagnostic {
    Diagnostic(
      "views-twice", "views stand after '\(key.text)' and after 'views'", at: key.place, length: key.writtenLength)
  }

  fileprivate static func symbolTwice(_ key: Scalar) -> Diagnostic {
    Diagnostic(
      "symbol-twice", "what the view shows stands before 'symbol' already", at: key.place,
      length: key.writtenLength)
  }

  fileprivate static func symbolAsImage(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "symbol-as-image", "'\(scalar.excerpt)' is the name of a symbol, and 'image' takes an image of the app",
      at: scalar.place, length: scalar.writtenLength,
      hints: [
        "write 'symbol: \(scalar.excerpt)', or 'image: ${'\(scalar.excerpt)'}' for an image of the app with this name"
      ])
  }

  fileprivate static func wrongContent(_ kind: KindEntry) -> Diagnostic {
    let name = kind.row.name
    let expectation = "\(kind.row.content.expectation) after '\(name)'"
    // An empty value has no place of its own that anyone could see.
    guard !kind.value.isNull else {
      return Diagnostic(
        "wrong-type", "expected \(expectation), found nothing", at: kind.key.place, length: kind.key.writtenLength)
    }
    if let placeholder = kind.value.bracedName {
      return .wrongType(
        expected: expectation, found: kind.value,
        hints: ["write '${\(placeholder)}' for the state, or put text in braces in quotes"])
    }
    if let symbol = kind.symbolInside {
      return .wrongType(expected: expectation, found: kind.value, hints: ["write 'symbol: \(symbol)'"])
    }
    guard kind.hasKeysInside else {
      let text = kind.row.content.contains(.views) ? kind.value.scalar : nil
      let hints = text.map { ["a name is written 'label: \($0.excerpt)', text that is shown 'text: \($0.excerpt)'"] }
      return .wrongType(expected: expectation, found: kind.value, hints: hints ?? [])
    }
    let bare = kind.row.content.contains(.nothing) ? "\(name):" : "\(name): …"
    let first = kind.titleInside.map { "\(name): \($0.excerpt)" } ?? bare
    return .wrongType(
      expected: expectation, found: kind.value,
      hints: ["write '\(first)', and other keys on lines of their own below it"])
  }
}
