import Diagnostics
import Interface

extension ValueSchema where Output == Action {
  /// One effect, or a list of them.
  static let action: ValueSchema = ValueSchema<[[Effect]]>.effects.map(
    { Action($0.flatMap(\.self)) }, back: { $0.effects.map { [$0] } })
}

extension ValueSchema where Output == [[Effect]] {
  fileprivate static let effects: ValueSchema = .oneOrMore(of: .effect, "an effect, or a list of them")
}

extension ValueSchema where Output == [View] {
  /// Custom actions: a list of names, maps and views, or a map from names to effects.
  static let actions = ValueSchema.forms(
    "a map of actions, or a list of them",
    list: ValueSchema<[View]>.list(of: .namedAction, "a list of actions"),
    map: .named(
      .action, "a map of actions", entry: { view in view.namedAction.flatMap { $0.entry } }
    ) { name, action, reading in
      reading.dynamicText(name).map {
        View(.button, .text($0), origin: name.place).with { $0.action = action }
      }
    }
  ).hinting { node, _ in node.scalar.flatMap { $0.isNull ? nil : "write '[\($0.excerpt)]'" } }
}

extension ValueSchema where Output == View {
  /// A custom action: its name, a map, or a view that does what it would do on the screen.
  static let namedAction: ValueSchema = {
    let name = ValueSchema<Dynamic<String>>.template
    let record = ValueSchema<NamedAction>.namedAction
    return ValueSchema(
      "a name, a map or a view", schema: ["anyOf": [name.schema, record.schema, ValueSchema.view.schema]],
      write: { view in
        guard let action = view.namedAction else { return ValueSchema.view.write(view) }
        return action == NamedAction(name: action.name) ? action.name.written : record.write(action)
      }
    ) { node, reading in
      let origin = node.place
      switch node {
      case .scalar(let scalar) where !scalar.isNull:
        return reading.dynamicText(scalar).map { View(.button, .text($0), origin: origin) }
      case .mapping where node.isStringKey:
        return name.read(node, &reading).map { View(.button, .text($0), origin: origin) }
      case .mapping(let entries, _) where entries.contains { $0.key.text == "name" }:
        return record.read(node, &reading)?.view(origin: origin)
      default:
        guard let view = reading.hinting({ $0.namedActionHint(node) }, { $0.view(node) }) else { return nil }
        if !view.kind.has(.act), !view.kind.has(.arranges), view.kind != .forEach { reading.report(.noAction(view)) }
        return view
      }
    }
  }()
}

extension Reading {
  /// What to write in place of `Delete: { set: … }`, which names an action by its key.
  fileprivate func namedActionHint(_ node: DocumentNode) -> String? {
    guard let entries = node.entries, entries.count == 1, let entry = entries.first,
      KindRow.named(entry.key.text) == nil
    else { return nil }
    var trial = self
    guard trial.attempt({ ValueSchema<Action>.action.read(entry.value, &$0) }) != nil else {
      return NearMiss.hint(for: entry.key.text, among: ["name"])
    }
    return "write '{ name: \(entry.key.excerpt), action: … }'"
  }
}

/// A custom action as it is written in a list.
private struct NamedAction: Sendable, Equatable {
  var name: Dynamic<String> = ""
  var symbol: Dynamic<String>?
  var condition: Dynamic<Bool>?
  var isEnabled: Dynamic<Bool>?
  var action: Action?

  /// The button that stands for the action.
  func view(origin: SourcePlace) -> View {
    var button = View(.button, symbol.map { .textAndSymbol(name, symbol: $0) } ?? .text(name), origin: origin)
    button.condition = condition
    button.enabled = isEnabled
    button.action = action
    return button
  }
}

extension NamedAction {
  /// The action under its name, where nothing else is said of it.
  var entry: (key: String, item: Action)? {
    guard let action, let name = name.constant, self == NamedAction(name: .constant(name), action: action) else {
      return nil
    }
    return (name.escapedInTemplate, action)
  }
}

extension View {
  /// The action that a button stands for, if nothing is said of it that an action does not have.
  fileprivate var namedAction: NamedAction? {
    var action = NamedAction(condition: self.condition, isEnabled: self.enabled, action: self.action)
    switch content {
    case .text(let name): action.name = name
    case .textAndSymbol(let name, let symbol): (action.name, action.symbol) = (name, symbol)
    case .none, .symbol, .iteration, .component, .slot: return nil
    }
    let button = action.view(origin: origin)
    return kind == .button && turns.isEmpty && button == self ? action : nil
  }
}

extension ValueSchema where Output == NamedAction {
  fileprivate static let namedAction = ValueSchema.record(
    "an action", NamedAction(),
    [
      Field("name", "What the action is called.", .template, isRequired: true, into: \.name),
      Field("symbol", "The symbol of the action.", .code, into: \.symbol),
      Field("if", "The action is there only while this holds.", .condition, into: \.condition),
      Field("enabled", "Whether the action can be performed now.", .dynamicFlag, into: \.isEnabled),
      Field("action", "What the action does.", .action, into: \.action),
    ])
}

extension Diagnostic {
  fileprivate static func noAction(_ view: View) -> Diagnostic {
    Diagnostic(
      "no-action", "\(view.kind.rawValue.withArticle) does nothing, and cannot be an action", at: view.origin,
      hints: ["write '{ name: …, action: … }', or a 'button'"])
  }
}
