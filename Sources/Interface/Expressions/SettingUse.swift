/// Finds out whether anything in a scenario is computed from what the person has set.
package struct SettingUse: ExpressionVisitor {
  private var isFound = false

  /// Whether a scenario reads settings itself, anywhere; an app in Swift may.
  package static func isFound(in scenario: Scenario) -> Bool {
    guard scenario.runningApp == nil else { return true }
    var use = SettingUse()
    use.look(at: scenario)
    return use.isFound
  }

  package mutating func visit<Wrapped: DynamicValue>(_ dynamic: inout Dynamic<Wrapped>) {
    // A word with these letters is taken for the settings: to look once too often does no harm.
    if case .expression(let expression) = dynamic, expression.written.contains("settings") { isFound = true }
  }

  package mutating func visit(_ bound: inout Bound) { visit(&bound.value) }

  package mutating func visit(_ reordering: inout Reordering) {}

  package mutating func visit(_ action: inout Action) {
    for effect in action.effects where !isFound {
      switch effect {
      case .set(let assignments): for assignment in assignments { look(at: assignment.value) }
      case .append(let template, _), .insert(let template, _, _), .remove(.item(let template), _): look(at: template)
      case .announce(var announcement): visit(&announcement.text)
      case .screenChanged(.text(var words)), .layoutChanged(.text(var words)), .pageScrolled(var words): visit(&words)
      case .after(_, var later): visit(&later)
      case .remove(.index, _), .move, .screenChanged, .layoutChanged, .assign, .toggle, .push, .present, .dismiss,
        .back, .focus, .call:
        break
      }
    }
  }

  package mutating func visit(_ views: inout [View]) { look(at: views) }

  private mutating func look(at template: Template) {
    switch template {
    case .value(var value): visit(&value)
    case .list(let templates): for template in templates { look(at: template) }
    case .record(let entries): for entry in entries { look(at: entry.template) }
    }
  }
}
