internal import Interface

extension Effect {
  /// What the effect does, wherever it was written.
  var normalForm: String {
    switch self {
    case .set(let assignments):
      assignments.map { "set \($0.path) \($0.value.constantText)" }.joined(separator: ", ")
    case .after(_, let action): action.effects.map(\.normalForm).joined(separator: ", ")
    case .insert(let template, into: let path, at: _): "insert \(path) \(template.constantText)"
    case .assign(let place, let value): "assign \(place) \(value.text ?? "")"
    case .toggle(let path): "toggle \(path)"
    case .append(let template, to: let path): "append \(path) \(template.constantText)"
    case .remove(_, from: let path): "remove \(path)"
    case .move(let path, _, _): "move \(path)"
    case .push(let name, _): "push \(name)"
    case .present(let name, _): "present \(name)"
    case .dismiss: "dismiss"
    case .back: "back"
    case .focus(let reference): "focus \(reference.name)"
    case .announce(let announcement): "announce \(announcement.text.constant ?? "…")"
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .pageScrolled(let text): "pageScrolled \(text.constant ?? "…")"
    case .call(let number): "call \(number)"
    }
  }
}

extension Template {
  fileprivate var constantText: String {
    switch self {
    case .value(.constant(let value)): value.text ?? "…"
    case .value(.expression(let expression)): expression.normalForm
    case .list, .record: "…"
    }
  }
}

extension Expression {
  /// What is computed, wherever it was written.
  fileprivate var normalForm: String {
    switch self {
    case .literal(let value): value.text ?? "…"
    case .path(let path): "${\(path)}"
    case .interpolation(let parts): parts.map(\.normalForm).joined()
    case .not(let operand, _): "not \(operand.normalForm)"
    case .negate(let operand, _): "-\(operand.normalForm)"
    case .binary(let symbol, let left, let right, _): "\(left.normalForm) \(symbol.rawValue) \(right.normalForm)"
    case .conditional(if: let condition, then: let yes, else: let no, _):
      "\(condition.normalForm) ? \(yes.normalForm) : \(no.normalForm)"
    case .localized, .list, .call, .member, .item: "…"
    }
  }
}
