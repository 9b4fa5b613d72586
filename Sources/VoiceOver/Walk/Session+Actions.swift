internal import Elements
internal import Interface
internal import Order
internal import Readers
internal import Utterances

/// An entry of the actions rotor.
enum ActionEntry: Sendable, Hashable {
  case offered(OfferedAction)
  /// What a double tap does without the rotor; always the last.
  case activate
}

extension Session {
  /// The entries of an element's actions rotor: its own actions, what can be dragged and dropped, and the double tap.
  func actionEntries(of element: Element) -> [ActionEntry] {
    element.offeredActions(whileDragging: isDragging).map(ActionEntry.offered) + [.activate]
  }

  /// Goes to the next or the previous entry; the list is circular and stands on the double tap at first.
  mutating func turnActions(_ direction: Direction) {
    guard let element = focused else { return }
    let entries = actionEntries(of: element)
    let step = direction == .down ? 1 : -1
    let next = ((rotor.action ?? entries.count - 1) + step + entries.count) % entries.count
    rotor.action = next
    speak(utterance(for: entries[next], of: element))
  }

  /// The name of the action that the rotor stands on, which the next element of the same kind keeps
  /// (iaccessibility.net, since iOS 11).
  var keptAction: String? {
    guard let element = focused, let index = rotor.action else { return nil }
    let entries = actionEntries(of: element)
    guard entries.indices.contains(index), case .offered(.custom(let action)) = entries[index] else { return nil }
    return action.name
  }

  /// Puts the rotor on the action that it stood on at the element before, if this one has it too.
  mutating func keep(_ name: String?) {
    guard let name, let element = focused else { return }
    rotor.action = actionEntries(of: element).firstIndex { entry in
      guard case .offered(.custom(let action)) = entry else { return false }
      return action.name == name
    }
  }

  private func utterance(for entry: ActionEntry, of element: Element) -> Utterance {
    let speaker = reading.speaker
    switch entry {
    case .offered(.custom(let action)): return speaker.words(action.name, of: element)
    case .offered(.drag(let source)):
      return source.name.map { speaker.words($0, of: element) } ?? speaker.phrases(source.phrase, of: element)
    case .offered(.drop(let target)):
      return target.name.map { speaker.words($0, .dropReady, of: element) }
        ?? speaker.phrases(.drop, .dropReady, of: element)
    case .activate: return speaker.notice(.defaultAction, speaker.phrase(.activate), of: element)
    }
  }

  /// Performs an entry of the actions rotor.
  mutating func perform(_ entry: ActionEntry) {
    guard let element = focused else { return }
    switch entry {
    case .offered(.custom(let action)):
      note(.action(action.name), on: element)
      run(action.action, feedback: .action(of: element))
    case .offered(.drag):
      note(.drag, on: element)
      dragged = element.id
      rotor.leave()
      // A handle says that it has been picked up (magentaA11y's recording: “Reorder English US, draggable”).
      if let stop, stop.element.details.handle != nil { speak(reading.speaker.pickedUp(stop)) }
    case .offered(.drop(let target)):
      note(.drop(target.name), on: element)
      dragged = nil
      rotor.leave()
      run(target.action, feedback: .none)
      speak(reading.speaker.phrases(.dropComplete, of: focused))
    case .activate:
      press(element)
    }
  }

  /// Performs the named action of the element under the cursor.
  mutating func performAction(named name: String) {
    guard let element = focused else { return }
    if let entry = entry(named: name, among: actionEntries(of: element)) { return perform(entry) }
    let others = reading.order.stops.flatMap { actionEntries(of: $0.element) }
    if entry(named: name, among: others) != nil { return soundBoundary() }
    let known = others.map { self.name(of: $0) }
    fail(.wrongName(name, known: known), "there is no action '\(name)' on this screen")
  }

  /// The first entry of a name, in small or capital letters.
  private func entry(named name: String, among entries: [ActionEntry]) -> ActionEntry? {
    entries.first { self.name(of: $0).lowercased() == name.lowercased() }
  }

  /// The names of an element's own actions.
  func actionNames(of element: Element) -> [String] {
    actionEntries(of: element).filter { $0 != .activate }.map { name(of: $0) }
  }

  /// The names of an element's drop points.
  func dropNames(of element: Element) -> [String] {
    actionEntries(of: element).filter(\.isDrop).map { name(of: $0) }
  }

  private func name(of entry: ActionEntry) -> String {
    switch entry {
    case .offered(let action): action.name(in: reading.speaker.phrasebook)
    case .activate: reading.speaker.phrase(.activate)
    }
  }

  /// Picks up what is under the cursor, or an element by its name.
  mutating func startDrag(named name: String?) {
    if let name { focus(named: name) }
    let entry = focused.flatMap { element in actionEntries(of: element).first { $0.isDrag } }
    guard let entry else { return soundBoundary() }
    perform(entry)
  }

  /// Drops what is dragged on the element under the cursor, at one of its drop points.
  mutating func performDrop(named name: String?) {
    if draggedRow != nil {
      dragged = nil
      return
    }
    let drops = focused.map { actionEntries(of: $0).filter(\.isDrop) } ?? []
    let entry = if let name { entry(named: name, among: drops) } else { drops.first }
    guard let entry else { return soundBoundary() }
    perform(entry)
  }
}

extension ActionEntry {
  fileprivate var isDrag: Bool {
    guard case .offered(.drag) = self else { return false }
    return true
  }

  fileprivate var isDrop: Bool {
    guard case .offered(.drop) = self else { return false }
    return true
  }
}
