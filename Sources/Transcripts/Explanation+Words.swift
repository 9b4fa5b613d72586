internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Event.Loss {
  /// The reason as a person reads it.
  package var words: String {
    switch self {
    case .afterActivation: "posted at once after a double tap, whose own answer is heard (caption panel, iOS 26.6.1)"
    case .overtaken: "another announcement comes before its first word (WWDC23-10036)"
    case .cut: "another announcement cuts it (WWDC23-10036)"
    case .gaveWay: "its priority is low, and something else is being said (WWDC23-10036)"
    }
  }
}

extension OrderReason {
  /// The reason as a person reads it.
  var words: String {
    switch self {
    case .tree: "as written"
    case .listed: "as listed"
    case .row: "by row"
    case .priority(let priority): "sort priority \(Value.text(of: priority))"
    }
  }
}

extension Utterance.Kind {
  /// What the part is, as a person reads it.
  var words: String {
    switch self {
    case .app: "name of the app that is entered"
    case .container: "name of a container that is entered"
    case .alert: "alert"
    case .selected: "state"
    case .header: "header of a cell"
    case .label: "label"
    case .cell: "place in a table"
    case .value: "value"
    case .customContent: "custom content of high importance"
    case .boundary: "end of a container"
    case .role: "role"
    case .state: "state"
    case .position: "place among others"
    case .recognition: "what VoiceOver Recognition takes it for"
    case .hint: "hint of the author's"
    case .systemHint: "hint of the system's"
    case .actionsAvailable, .moreContentAvailable: "offer"
    case .notice: "notice"
    }
  }
}

extension Utterance.Kind {
  /// Whether such words are the reader's own, rather than the app's.
  var isOfReader: Bool {
    switch self {
    case .selected, .cell, .boundary, .role, .state, .position, .systemHint, .actionsAvailable, .moreContentAvailable:
      true
    case .app, .container, .alert, .header, .label, .value, .customContent, .recognition, .hint, .notice: false
    }
  }
}

extension Effect {
  /// The effect as a person reads it.
  var words: String {
    switch self {
    case .set(let assignments): "set " + assignments.map { "'\($0.path)'" }.joined(separator: ", ")
    case .assign: "set what the control is bound to"
    case .toggle(let path): "toggle '\(path)'"
    case .append(_, to: let path): "append to '\(path)'"
    case .insert(_, into: let path, at: _): "insert into '\(path)'"
    case .remove(_, from: let path): "remove from '\(path)'"
    case .move(let path, from: _, to: _): "move in '\(path)'"
    case .push(let name, _): "push '\(name.onOneLine)'"
    case .present(let name, _): "present '\(name.onOneLine)'"
    case .dismiss: "dismiss"
    case .back: "back"
    case .focus(let element): "focus '\(element.name.onOneLine)'"
    case .announce(let announcement): "announce\(announcement.text.quoted)"
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .pageScrolled(let words): "pageScrolled\(words.quoted)"
    case .after(let seconds, let action):
      "after \(seconds.constant.map { Value.text(of: $0) } ?? "some") seconds: "
        + action.effects.map(\.words).joined(separator: ", ")
    case .call: "run the app's own code"
    }
  }
}

extension Dynamic<String> {
  /// The words in quotes after a space, if they are written out.
  fileprivate var quoted: String { authored.map { " '\($0.onOneLine)'" } ?? "" }
}
