import Diagnostics
import Interface

extension Shape where Output == Action {
  /// One effect, or a list of them.
  static let action: Shape = Shape<[[Effect]]>.effects.map { Action($0.flatMap(\.self)) }
}

extension Shape where Output == [[Effect]] {
  fileprivate static let effects: Shape = .oneOrMore(of: .effect, "an effect, or a list of them")
}

extension Shape where Output == [View] {
  /// Custom actions: a list of names, maps and views, or a map from names to effects.
  static let actions = Shape.forms(
    "a map of actions, or a list of them",
    list: Shape<[View]>.list(of: .namedAction, "a list of actions"),
    map: .named(.action, "a map of actions") { name, action, reading in
      reading.dynamicText(name).map {
        View(.button, .text($0), origin: name.place).with { $0.action = action }
      }
    })
}

extension Shape where Output == View {
  /// A custom action: its name, a map, or a view that does what it would do on the screen.
  static let namedAction: Shape = {
    let name = Shape<Dynamic<String>>.template
    let record = Shape<NamedAction>.namedAction
    let schema: JSONValue = ["anyOf": [name.schema, record.schema, Shape.view.schema]]
    return Shape("a name, a map or a view", schema: schema) { node, reading in
      let origin = node.place
      switch node {
      case .scalar(let scalar) where !scalar.isNull:
        return reading.dynamicText(scalar).map { View(.button, .text($0), origin: origin) }
      case .mapping(let entries, _) where entries.contains { $0.key.text == "name" }:
        return record.read(node, &reading)?.view(origin: origin)
      default:
        return reading.hinting(reading.namedActionHint(node)) { $0.view(node) }
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
    guard trial.attempt({ Shape<Action>.action.read(entry.value, &$0) }) != nil else { return nil }
    return "write '{ name: \(entry.key.excerpt), action: … }'"
  }
}

/// A custom action as it is written in a list.
private struct NamedAction: Sendable {
  var name: Dynamic<String> = ""
  var symbol: Dynamic<String>?
  var condition: Dynamic<Bool>?
  var action: Action?

  /// The button that stands for the action.
  func view(origin: SourcePlace) -> View {
    var button = View(.button, symbol.map { .textAndSymbol(name, symbol: $0) } ?? .text(name), origin: origin)
    button.condition = condition
    button.action = action
    return button
  }
}

extension Shape where Output == NamedAction {
  fileprivate static let namedAction = Shape.record(
    "an action", NamedAction(),
    [
      Field("name", "What the action is called.", .template, isRequired: true, into: \.name),
      Field("symbol", "The symbol of the action.", .template, into: \.symbol),
      Field("if", "The action is there only while this holds.", .condition, into: \.condition),
      Field("action", "What the action does.", .action, into: \.action),
    ])
}
