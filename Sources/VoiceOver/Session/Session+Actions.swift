internal import Diagnostics
internal import Elements
internal import Interface
internal import Order
internal import Readers
internal import Utterances

extension Session {
  /// The entries of an element's actions rotor: its own actions, what can be dragged and dropped, and the double tap.
  func actionEntries(of element: Element) -> [ActionEntry] {
    element.offeredActions(whileDragging: isDragging).map(ActionEntry.offered) + [.activate]
  }

  /// Goes to the next or the previous entry; the list is circular and stands on the double tap at first.
  mutating func turnActions(_ direction: Direction) {
    guard let element = focused else { return }
    let entries = actionEntries(of: element)
    let next = direction.nextInRound(after: rotor.action ?? entries.count - 1, of: entries.count)
    rotor.action = next
    speak(utterance(for: entries[next], of: element))
  }

  /// The name of the action that the rotor stands on, which the next element of the same kind keeps
  /// (iaccessibility.net, since iOS 11).
  var keptAction: String? {
    guard let index = rotor.action, let element = focused else { return nil }
    let entries = actionEntries(of: element)
    guard entries.indices.contains(index), case .offered(.custom(let action)) = entries[index] else { return nil }
    return action.name
  }

  /// Puts the rotor on the action that it stood on at the element before, if this one has it too.
  mutating func keepAction(_ name: String?) {
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
      guard action.isEnabled else { return soundBoundary() }
      note(.action(action.name), on: element)
      run(action.action, feedback: .action(of: element))
    case .offered(.drag(let source)):
      note(.drag, on: element)
      run(source.action, feedback: .none)
      drag = Drag(element: element.id)
      rotor.leave()
      // A handle says that it has been picked up (magentaA11y's recording: “Reorder English US, draggable”).
      if let stop, stop.element.details.handle != nil { speak(reading.speaker.pickedUp(stop)) }
    case .offered(.drop(let target)):
      note(.drop(target.name), on: element)
      drag = nil
      rotor.leave()
      run(target.action, feedback: .none)
      speak(reading.speaker.phrases(.dropComplete, of: focused))
    case .activate:
      press(element)
    }
  }

  /// Performs the action of the element under the cursor that is meant.
  mutating func performAction(_ query: Query) {
    guard let element = focused else { return }
    let entries = actionEntries(of: element)
    if let entry = entry(query, among: entries) {
      if case .offered(.custom(let action)) = entry, !action.isEnabled {
        return fail(.impossible, "the action '\(action.name)' is disabled here")
      }
      return perform(entry)
    }
    if !matches(query, among: entries).isEmpty { return }
    let stops = reading.order.stops.map { (stop: $0, entries: actionEntries(of: $0.element)) }
    let holders = stops.filter { !matches(query, among: $0.entries).isEmpty }.map { reading.words(at: $0.stop) }
    guard holders.isEmpty else {
      return fail(
        .wrongName(query.description, known: []), "the action '\(query)' is not here: it is at \(holders.numbered)")
    }
    let known = stops.flatMap(\.entries).map { self.name(of: $0) }
    fail(.wrongName(query.description, known: known), "there is no action '\(query)' on this screen")
  }

  /// The entry that is meant, or `nil` if there is none; several that do different things are a problem.
  private mutating func entry(_ query: Query, among entries: [ActionEntry]) -> ActionEntry? {
    let found = matches(query, among: entries)
    guard let first = found.first else { return nil }
    if Set(found.map(\.deed)).count == 1 { return first }
    fail(
      .ambiguous(query.description),
      "'\(query)' means \(found.count) actions here: \(found.map { name(of: $0) }.numbered)")
    return nil
  }

  /// The entries that are meant, in small or capital letters.
  private func matches(_ query: Query, among entries: [ActionEntry]) -> [ActionEntry] {
    let named: [(place: Int, thing: any Answering)] = entries.enumerated().map {
      (place: $0.offset, thing: ActionName(name: name(of: $0.element)))
    }
    return query.folded.places(in: named).map { entries[$0] }
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

  /// Picks up what is under the cursor, or an element that is meant.
  mutating func startDrag(_ query: Query?) {
    if let query { focus(on: query) }
    let entry = focused.flatMap { element in actionEntries(of: element).first { $0.isDrag } }
    guard let entry else { return soundBoundary() }
    perform(entry)
  }

  /// Drops what is dragged on the element under the cursor, at one of its drop points.
  mutating func performDrop(_ query: Query?) {
    if draggedRow != nil {
      guard query == nil else { return fail(.impossible, "a row is moved by 'up' and 'down', and dropped where it is") }
      drag = nil
      return
    }
    let drops = focused.map { actionEntries(of: $0).filter(\.isDrop) } ?? []
    let isByFinger = drag?.isByFinger ?? false
    drag?.isByFinger = false
    if let query {
      if let entry = entry(query, among: drops) { return perform(entry) }
      guard matches(query, among: drops).isEmpty else { return }
    } else if let entry = drops.first {
      return perform(entry)
    }
    guard isByFinger else {
      guard let query else { return soundBoundary() }
      let known = reading.order.stops.flatMap { dropNames(of: $0.element) }
      return fail(.wrongName(query.description, known: known), "there is no drop point '\(query)' here")
    }
    drag = nil
    speak(reading.speaker.phrases(.dragCancelled, of: focused))
  }
}

/// The name of an entry, which is asked for in small or capital letters.
private struct ActionName: Answering {
  let identifier: String? = nil
  let name: String?
  let inputLabels: [String] = []
  let title: String? = nil

  init(name: String) {
    self.name = name.lowercased()
  }
}

extension Query {
  /// The query for names in small letters.
  fileprivate var folded: Query {
    var folded = self
    switch words {
    case .name(let name): folded.words = .name(name.lowercased())
    case .contains(let text): folded.words = .contains(text.lowercased())
    case .matches(let pattern):
      // Small letters would change what a regular expression means: `\S` is no `\s`.
      let expression = WordPattern.expression(in: pattern).map { "/\($0.pattern)/i" }
      folded.words = .matches(expression ?? pattern.lowercased())
    case nil: break
    }
    return folded
  }
}
