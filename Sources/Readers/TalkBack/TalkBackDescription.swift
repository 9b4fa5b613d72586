internal import Elements
package import Order

/// What TalkBack says of an element: its state, its name, its type, its place, and last that it is disabled.
///
/// Source: google/talkback, the compositor and its default order of descriptions (“state, name, type”);
/// facebook/react-native, pull request 39298 (“[state] [label] [role]”).
package struct TalkBackDescription: Sendable, Hashable {
  /// What is said at once.
  package private(set) var parts: [String] = []
  /// What is said after a pause.
  package private(set) var hints: [String] = []

  /// Describes a stop; what the cursor has come into is named first.
  package init(of stop: Stop, from previous: Stop?) {
    let element = stop.element
    let type = TalkBackType.all.first { $0.applies(to: element) }
    enter(stop.container, from: previous?.container)
    addState(of: element)
    addName(of: element, type)
    addType(of: element, type)
    addPlace(of: stop)
    add(element.hint)
    if element.traits.contains(.notEnabled) { parts.append(TalkBackPhrase.disabled.words) }
    addHints(of: element, type)
  }

  /// One line: what is said at once, and behind a mark what follows a pause.
  package var text: String {
    parts.joined(separator: ", ") + (hints.isEmpty ? "" : " ~ " + hints.joined(separator: ", "))
  }

  private mutating func add(_ words: String?) {
    if let words, !words.isEmpty { parts.append(words) }
  }

  private mutating func enter(_ container: ReadContainer?, from previous: ReadContainer?) {
    guard let container, container.id != previous?.id else { return }
    if let label = container.label, !label.isEmpty {
      parts.append(label)
    } else if container.role == .tabBar {
      parts.append(TalkBackPhrase.tabBar.words)
    }
  }

  private mutating func addState(of element: Element) {
    if element.traits.contains(.selected) { parts.append(TalkBackPhrase.selected.words) }
    if element.traits.contains(.isEditing) { parts.append(TalkBackPhrase.editing.words) }
    if element.hasDetails, let isExpanded = element.details.isExpanded {
      parts.append((isExpanded ? TalkBackPhrase.expanded : .collapsed).words)
    }
    guard let value = element.value, !value.isEmpty else { return }
    if element.traits.contains(.toggle) {
      add(["1": TalkBackPhrase.on.words, "0": TalkBackPhrase.off.words][value] ?? value)
    } else if element.hasDetails, let length = element.details.secretLength {
      add(TalkBackPhrase.characters("\(length)"))
    } else if value.last == "%", !element.traits.contains(.adjustable) {
      add(TalkBackPhrase.percent(String(value.dropLast())))
    } else {
      add(value)
    }
  }

  private mutating func addName(of element: Element, _ type: TalkBackType?) {
    if let label = element.label, !label.isEmpty {
      parts.append(label)
    } else if type != nil, element.value?.isEmpty ?? true {
      parts.append(TalkBackPhrase.unlabelled.words)
    }
  }

  private mutating func addType(of element: Element, _ type: TalkBackType?) {
    add(type?.phrase.words)
    if element.traits.contains(.secureText) { parts.append(TalkBackPhrase.password.words) }
    if element.traits.contains(.header) { parts.append(TalkBackPhrase.heading.words) }
  }

  private mutating func addPlace(of stop: Stop) {
    switch stop.context {
    case .series(let position), .tab(let position):
      parts.append(TalkBackPhrase.position("\(position.index)", "\(position.count)"))
    case .cell(let cell):
      if let row = cell.row { parts.append(TalkBackPhrase.row("\(row)")) }
      if let column = cell.column { parts.append(TalkBackPhrase.column("\(column)")) }
    case .none, .list, .landmark: break
    }
  }

  private mutating func addHints(of element: Element, _ type: TalkBackType?) {
    guard !element.traits.contains(.notEnabled) else { return }
    let details = element.hasDetails ? element.details : .none
    if let hint = type?.hint ?? (details.activation == nil ? nil : .activateHint) { hints.append(hint.words) }
    if details.contextMenu != nil { hints.append(TalkBackPhrase.longPressHint.words) }
    if !details.actions.isEmpty { hints.append(TalkBackPhrase.actionsHint.words) }
  }
}
