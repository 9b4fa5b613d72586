package import Diagnostics

/// A way into state: a name, then members and indices.
package struct Path: Sendable, Hashable {
  /// One step from a value to a part of it.
  package enum Step: Sendable, Hashable {
    case member(String)
    case index(Expression)
  }

  /// The first name: of state, of a `forEach` variable, or `settings`.
  package var root: String
  package var steps: [Step]
  package var origin: SourcePlace

  package init(root: String, steps: [Step] = [], origin: SourcePlace = .code) {
    self.root = root
    self.steps = steps
    self.origin = origin
  }
}

extension Path: CustomStringConvertible {
  /// The path as an author writes it, as far as it is made of names.
  package var description: String {
    steps.reduce(into: root) { text, step in
      switch step {
      case .member(let name): text += ".\(name)"
      case .index(.literal(let value)): text += "[\(value.text ?? "")]"
      case .index: text += "[…]"
      }
    }
  }
}
