import Diagnostics
import Interface

extension ValueSchema where Output == View {
  /// A map with one key that names a kind, or the name of a kind that needs nothing.
  static let view = ValueSchema.reference("view", "a view", write: \.written) { node, reading in reading.view(node) }
}

extension ValueSchema where Output == [View] {
  /// A list of views, or one.
  static let views = ValueSchema.reference(
    "views", "a view, or a list of views", write: { .list($0.map(\.written)) },
    read: { node, reading in reading.views(node) })

  /// Views, or text that becomes a view.
  static let textOrViews = ValueSchema.forms("text or views", text: .writtenText, list: .views, map: .views)

  /// Text that becomes a view where it stands.
  private static let writtenText = ValueSchema(
    "text", schema: JSONValue.words,
    write: { views in
      guard let only = views.first, views.count == 1, case .text(let words) = only.content,
        only == View(.text, .text(words), origin: only.origin)
      else { return nil }
      return words.written
    },
    read: { node, reading in
      ValueSchema<Dynamic<String>>.template.read(node, &reading).map {
        [View(.text, .text($0), origin: node.place)]
      }
    })
}

extension Reading {
  /// Reads a list of views, or one.
  mutating func views(_ node: DocumentNode) -> [View] {
    guard case .sequence(let items, _) = node else {
      return hinting({ _ in NamesElsewhere.advice(for: node.form, in: ["list of views"]) }) { $0.view(node) }
        .map { [$0] } ?? []
    }
    var views: [View] = []
    views.reserveCapacity(items.count)
    for item in items {
      if let view = view(item) { views.append(view) }
    }
    return views
  }

  /// Reads one view.
  mutating func view(_ node: DocumentNode) -> View? {
    if let view = ownView(node) { return view }
    switch node {
    case .scalar(let scalar) where !scalar.isNull:
      return bareView(scalar)
    case .mapping(let entries, let place):
      guard let kind = kind(of: entries, at: place) else { return nil }
      return view(kind, entries, at: place)
    default:
      report(.wrongType(expected: "a view", found: node))
      return nil
    }
  }

  /// Reads the name of a kind that needs no value.
  private mutating func bareView(_ scalar: Scalar) -> View? {
    guard let row = KindRow.named(scalar.text) else {
      report(.notAView(scalar, components: components.keys.sorted()))
      return nil
    }
    if !row.content.contains(.nothing) { report(.missingContent(scalar)) }
    return View(row.kind, origin: scalar.place)
  }

  private mutating func view(_ kind: KindEntry, _ entries: [DocumentNode.Entry], at place: SourcePlace) -> View {
    let row = kind.row
    var view = View(row.kind, origin: place)
    var children: [View] = []
    var content = View.Content.none
    if !Shorthand.read(kind, among: entries, into: &view, &self) {
      content = self.content(kind, hasViews: entries.contains { $0.key.text == "views" }, children: &children)
    }
    for (position, entry) in entries.enumerated() where position != kind.position {
      if entry.key.text == "views", row.holdsViews {
        children = loop(content) { $0.views(entry.value) }
      } else if entry.key.text == "symbol", row.takesSymbol {
        content = captioned(content, with: entry, hasViews: !children.isEmpty)
      } else if let field = ModifierField.named(entry.key.text, of: row.kind) {
        field.read(entry.value, &self, &view)
      } else if KindRow.named(entry.key.text) == nil || row.kind.has(.textInput) {
        report(.unusable(entry, on: kind))
        readOn(entry, of: kind, showing: content)
      } else if !entry.key.isKind {
        // A second kind that can mean nothing else has been reported as such.
        report(.severalKinds(kind, entry))
      }
    }
    if row.kind == .forEach, !entries.contains(where: { $0.key.text == "views" || $0.offersViews(of: row) }) {
      report(.missingKey("views", of: row.name.withArticle, at: kind.key.place))
    }
    if row.kind == .pageControl, view.total == nil, let value = entries.first(where: { $0.key.text == "value" }) {
      report(.pageOfUnknownCount(value.key))
    }
    for child in children {
      if let diagnostic = Diagnostic.misplaced(child, in: row.kind) { report(diagnostic) }
    }
    view.content = content
    view.children = ChunkedArray(children)
    return view
  }

  /// Reads the list or map after a key that means nothing as the key that is offered in its place, so that its mistakes
  /// show too.
  private mutating func readOn(_ entry: DocumentNode.Entry, of kind: KindEntry, showing content: View.Content) {
    guard entry.value.scalar == nil, !ModifierField.isKey(entry.key.text) else { return }
    guard let meant = entry.offered(of: kind.row) else { return }
    var view = View(kind.row.kind)
    if meant == "views" {
      _ = loop(content) { $0.views(entry.value) }
    } else {
      ModifierField.named(meant, of: kind.row.kind)?.read(entry.value, &self, &view)
    }
  }

  /// Reads what stands inside of a `forEach` with its variables in sight.
  private mutating func loop<Output>(_ content: View.Content, _ read: (inout Reading) -> Output) -> Output {
    guard case .iteration(let variable, let index, let list) = content else { return read(&self) }
    let outside = names
    defer { names = outside }
    // What is wrong with the loop has been told, and names that it may have brought are no second mistake.
    if variable.isEmpty { names = .unknown } else { names.push(variable, index, over: list) }
    return read(&self)
  }
}

extension DocumentNode.Entry {
  /// The key of a kind of view that is offered in place of one that means nothing there.
  fileprivate func offered(of row: KindRow) -> String? {
    NamesElsewhere.offered(for: key.text, in: [row.name.withArticle, "view"], among: row.keys)
  }

  /// Whether the key means nothing, and `views` is offered in its place.
  fileprivate func offersViews(of row: KindRow) -> Bool {
    KindRow.named(key.text) == nil && !row.keys.contains(key.text) && offered(of: row) == "views"
  }

  /// What to write where an effect stands beside the kind of a view, and not in its action.
  fileprivate func effectAdvice(on row: KindRow) -> String? {
    guard ValueSchema<[Effect]>.effectNames.contains(key.text), row.keys.contains("action") else { return nil }
    return value.isNull
      ? "write 'action: \(key.text)'" : "write 'action: { \(key.text): \(value.scalar?.excerpt ?? "…") }'"
  }
}

extension KindRow {
  /// The keys that a view of the kind can have.
  fileprivate var keys: [String] {
    ModifierField.names(of: kind) + (holdsViews ? ["views"] : []) + (takesSymbol ? ["symbol"] : [])
  }
}

extension Scalar {
  /// What to write for a view as it stands in SwiftUI: `Text("Hello")`.
  fileprivate var callInSwiftUI: String? {
    guard let call = text.wholeMatch(of: /(\w+)\("(.*?)"\s*[,)].*/),
      let kind = NamesElsewhere.meaning(of: String(call.1), among: KindRow.names)
    else { return nil }
    return "write '\(kind): \(call.2)'"
  }
}

extension Diagnostic {
  fileprivate static func notAView(_ scalar: Scalar, components: [String]) -> Diagnostic {
    // Kinds begin with a small letter, text mostly does not.
    let isName = scalar.text.first?.isLowercase == true && !scalar.text.contains(" ")
    let known = isName ? KindRow.names : KindRow.names.filter { $0.lowercased() == scalar.text.lowercased() }
    let isCramped = KindRow.names.contains { scalar.text.hasPrefix($0 + ":") }
    let near =
      isCramped
      ? "a space is missing after ':'"
      // A kind is hardly written in quotes.
      : (scalar.style == .plain ? NamesElsewhere.hint(for: scalar.text, in: ["kind of view"], among: known) : nil)
        ?? NearMiss.hint(for: scalar.text, among: components)
    return Diagnostic(
      "unknown-kind", "'\(scalar.excerpt)' is not a kind of view", at: scalar.place, length: scalar.writtenLength,
      hints: [scalar.strangeSpaceAdvice ?? scalar.callInSwiftUI ?? near ?? "write 'text: \(scalar.excerpt)' for text"])
  }

  /// The error for a view that is not shown where it stands; `nil` if it is.
  fileprivate static func misplaced(_ view: View, in kind: Kind) -> Diagnostic? {
    if kind == .grid, view.kind == .row {
      return Diagnostic(
        "misplaced-kind", "a 'row' stands in a table, not in a grid", at: view.origin,
        hints: ["did you mean 'gridRow'?"])
    }
    // A loop or a component can bring tabs.
    guard kind == .tabView, view.kind != .tab, view.kind != .forEach, view.kind != .group else { return nil }
    return Diagnostic(
      "misplaced-kind", "a tabView shows only tabs, not \(view.kind.rawValue.withArticle)", at: view.origin,
      hints: ["put it into a tab: '- tab: Title', and below that 'views:'"])
  }

  fileprivate static func pageOfUnknownCount(_ key: Scalar) -> Diagnostic {
    Diagnostic(
      "missing-key", "a page needs the number of all pages", at: key.place, length: key.writtenLength,
      hints: ["write 'pageControl: 5' for five pages, or 'total: 5'"])
  }

  fileprivate static func missingContent(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "missing-content", "'\(scalar.text)' needs a value", at: scalar.place,
      length: scalar.writtenLength, hints: ["write '\(scalar.text): …'"])
  }

  /// The error for a key that would be a view of its own.
  fileprivate static func severalKinds(_ kind: KindEntry, _ entry: DocumentNode.Entry) -> Diagnostic {
    let (first, second) = (kind.key.text, entry.key.text)
    let value = entry.value.scalar?.excerpt ?? "…"
    let hint =
      kind.row.content.contains(.text)
      ? "what '\(first)' shows stands after it, and another view begins with a '-' of its own"
      : "write '- \(second): \(value)' among the views after '\(first)'"
    return Diagnostic(
      "several-kinds", "a view has one kind, found '\(first)' and '\(second)'", at: entry.key.place,
      length: entry.key.writtenLength, notes: [Note("'\(first)' stands here", at: kind.key.place)], hints: [hint])
  }

  /// The error for a key that a view cannot have.
  fileprivate static func unusable(_ entry: DocumentNode.Entry, on kind: KindEntry) -> Diagnostic {
    let key = entry.key
    let name = kind.row.name
    let note = Note("'\(name)' starts here", at: kind.key.place)
    guard let kinds = kindsTaking(key.text) else {
      var diagnostic = Diagnostic.unknownKey(entry, of: name.withArticle, in: ["view"], among: kind.row.keys)
      diagnostic.notes = [note]
      if let advice = entry.effectAdvice(on: kind.row) { diagnostic.hints = [advice] }
      if diagnostic.hints.isEmpty {
        diagnostic.hints = [otherKinds(for: key.text) ?? "'a11ysim help kind \(name)' lists its keys"]
      }
      return diagnostic
    }
    let names = kinds.sorted { $0.rawValue < $1.rawValue }.map(\.rawValue)
    let advice = NamesElsewhere.advice(for: key.text, in: [name, "view"], about: entry.value.scalar?.excerpt ?? "…")
    return Diagnostic(
      "field-not-allowed", "'\(key.text)' does not apply to \(name.withArticle)", at: key.place,
      length: key.writtenLength, notes: [note],
      hints: advice.map { [$0] } ?? (names.count <= 5 ? ["it applies to \(names.joined(separator: ", "))"] : []))
  }

  /// The hint for a key from elsewhere that means one which other kinds have.
  private static func otherKinds(for word: String) -> String? {
    guard let meant = NamesElsewhere.meaning(of: word, among: ModifierField.all.map(\.name)),
      let kinds = kindsTaking(meant), kinds.count <= 5
    else { return nil }
    return "'\(meant)' applies to \(kinds.map(\.rawValue).sorted().joined(separator: ", "))"
  }

  private static func kindsTaking(_ name: String) -> Set<Kind>? {
    name == "views" ? .all : ModifierField.kinds(of: name)
  }
}
