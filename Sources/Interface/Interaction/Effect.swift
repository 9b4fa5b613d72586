package import Diagnostics

/// One change that an action makes.
package enum Effect: Sendable, Hashable {
  /// Gives places in state new values, all computed from the state before.
  case set([Assignment])
  /// What a control does to the state that it is bound to.
  case assign(StatePath, Value)
  /// Turns true into false and false into true.
  case toggle(Path)
  /// Puts a value at the end of a list.
  case append(Template, to: Path)
  /// Puts a value into a list, before the item at a position, counted from zero.
  case insert(Template, into: Path, at: Dynamic<Double>)
  /// Takes an item out of a list.
  case remove(Removal, from: Path)
  /// Moves the item of a list from one position to another, counted from zero.
  case move(Path, from: Dynamic<Double>, to: Dynamic<Double>)
  /// Opens a screen on top of this one, with a way back.
  case push(String, SourcePlace)
  /// Opens a screen over this one.
  case present(String, SourcePlace)
  /// Closes what is in front: a sheet, or the screen that was opened last.
  case dismiss
  /// Goes back to the screen before.
  case back
  /// Moves VoiceOver's cursor.
  case focus(ElementReference)
  /// Asks VoiceOver to speak.
  case announce(Announcement)
  /// Tells VoiceOver that the screen is another one: `UIAccessibility.Notification.screenChanged`.
  case screenChanged(Notice)
  /// Tells VoiceOver that a part of the screen changed: `UIAccessibility.Notification.layoutChanged`.
  case layoutChanged(Notice)
  /// Tells VoiceOver what was scrolled to: `UIAccessibility.Notification.pageScrolled`.
  case pageScrolled(Dynamic<String>)
  /// Does something some seconds later.
  case after(Dynamic<Double>, Action)
  /// Runs what an app written in Swift keeps under a number; no scenario has it.
  case call(Int)
}

extension Effect {
  /// A place in state and the value that it gets.
  package struct Assignment: Sendable, Hashable {
    package var path: Path
    package var value: Template

    package init(_ path: Path, _ value: Template) {
      self.path = path
      self.value = value
    }
  }

  /// Whether it gives a place in state, or what that is in, a new value; what an app in Swift does is not known, and may.
  package func sets(_ place: StatePath) -> Bool {
    let isRoot = { (path: Path) in place.steps.first == .member(path.root) }
    return switch self {
    case .set(let assignments): assignments.contains { isRoot($0.path) }
    case .assign(let other, _): other == place
    case .toggle(let path), .append(_, let path), .insert(_, let path, _), .remove(_, let path), .move(let path, _, _):
      isRoot(path)
    case .after(_, let action): action.effects.contains { $0.sets(place) }
    case .call: true
    case .push, .present, .dismiss, .back, .focus, .announce, .screenChanged, .layoutChanged, .pageScrolled: false
    }
  }

  /// Gives a place in state a new value.
  package static func set(_ path: Path, to value: Template) -> Effect { .set([Assignment(path, value)]) }
}
