internal import Elements
internal import Interface
internal import Order
internal import Readers
internal import Utterances

/// What a person who sees has before their eyes where they do something, by which they notice what comes of it.
struct SeenState {
  private let screen: String
  /// The element that is operated; `nil` if the step concerns none.
  private let element: Element?

  init(of session: Session, at request: PointingRequest) {
    let place: Int? =
      switch request {
      case .activate(let stop), .longPress(let stop), .perform(_, let stop), .increment(let stop, _),
        .decrement(let stop, _), .set(let stop, _):
        stop
      case .type, .dictate, .delete, .edit, .endEditing:
        session.keyboard.flatMap { session.reading.order.index(of: $0.element, near: 0) }
      case .scroll, .escape, .fail, .say: nil
      }
    screen = session.screenInFront
    element = place.map { session.reading.order.stops[$0].element }
  }

  /// What has changed by now: the screen in front, or the value of what was operated.
  func changes(to session: Session) -> [Event] {
    let now = session.screenInFront
    if now != screen { return [.shown("screen \(now)")] }
    guard let element, let place = session.reading.order.index(of: element.id, near: 0) else { return [] }
    let changed = session.reading.order.stops[place].element
    guard changed.seenValue != element.seenValue, let value = changed.shownValue(in: session.reading.speaker) else {
      return []
    }
    // What has no name goes by its value.
    let name = changed.voiceName == value ? nil : changed.voiceName
    return [.shown([name, value].compactMap(\.self).joined(separator: ": "))]
  }
}

extension Session {
  /// The name of the screen, with the title of what stands in front of it.
  var screenInFront: String {
    let front = menu == nil ? reading.tree.presentation?.role.rawValue : "menu"
    return ([screenName].compactMap(\.self) + [front].compactMap(\.self)).joined(separator: ", ")
  }
}

extension Element {
  /// What stands there: in a field, what is written, and not what is said in place of nothing.
  fileprivate var seenValue: String? {
    traits.isDisjoint(with: [.textEntry, .searchField]) ? value : writtenText
  }

  /// The value as it is seen; a secret is not.
  fileprivate func shownValue(in speaker: Speaker) -> String? {
    if traits.contains(.secureText) { return nil }
    guard traits.contains(.toggle) else { return seenValue.flatMap { $0.isEmpty ? nil : $0 } ?? "empty" }
    return switch value {
    case "1": speaker.phrase(.on)
    case "0": speaker.phrase(.off)
    default: value
    }
  }
}
