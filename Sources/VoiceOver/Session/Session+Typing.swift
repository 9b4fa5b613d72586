internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// Begins to edit a field, and says it the other way round: the role first, then the text.
  ///
  /// Sources: kickstarter/ios-oss 545, VA mobile app, WWDC14-210.
  mutating func beginEditing(_ element: Element, _ target: ActionToken?, _ text: String) {
    if editing?.element != element.id { leaveField() }
    editing = Editing(of: element, target, text)
    guard var stop else { return }
    stop.element.traits.insert(.isEditing)
    speak(reading.speaker.editing(stop, isEmpty: text.isEmpty, unit: rotor.chosen))
    if let target { take(app.edit(target, isBegun: true)) }
  }

  /// Takes the keyboard from the field, of which nothing is said.
  mutating func leaveField() {
    let target = editing?.target
    editing = nil
    if let target { take(app.edit(target, isBegun: false)) }
  }

  /// A double tap while editing takes the insertion point to the end of the text, or from there to its start.
  ///
  /// Source: the iPhone User Guide; the words are those of the beginning.
  mutating func moveToOtherEnd() {
    guard let current = editing else { return }
    let isAtEnd = current.insertion == current.text.count
    editing?.insertion = isAtEnd ? 0 : current.text.count
    editing?.selection = nil
    speak(reading.speaker.phrases(isAtEnd ? .insertionAtStart : .insertionAtEnd, of: focused))
  }

  /// The field that what is typed goes into: the one that a double tap opened, else the one that the app gave the
  /// keyboard.
  var keyboard: Editing? {
    if let editing { return editing }
    let field = reading.order.stops.lazy.map(\.element).first { $0.has(.isEditing) }
    guard let field, case .edit(let target, let text) = field.details.activation else { return nil }
    return Editing(of: field, target, text)
  }

  /// Types text, a character at a time; Return ends the editing of a single line.
  mutating func type(_ text: String) {
    editing = keyboard
    guard let current = editing else { return failForWantOfField() }
    let end = current.hasLines ? nil : text.firstIndex(where: \.isNewline)
    let line = text[..<(end ?? text.endIndex)]
    if !line.isEmpty { insert(String(line), into: current) }
    guard let end else { return }
    submit()
    let rest = text[text.index(after: end)...]
    if !rest.isEmpty { type(String(rest)) }
  }

  /// Notes that text has nowhere to go.
  mutating func failForWantOfField() {
    let way =
      settings.isOn(.fullKeyboardAccess)
      ? "press Tab to come to a text field, then Space" : "activate a text field first"
    fail(.impossible, "nothing is being edited: \(way)")
  }

  /// Puts text in place of what is selected, or at the insertion point; of a secret only clicks are heard.
  private mutating func insert(_ text: String, into current: Editing) {
    var changed = current
    changed.replaceSelection(with: text)
    keepText(changed)
    if current.isSecure {
      outcome.append(text.map { _ in .sound(.click) })
    } else {
      let before = current.text[..<(current.selection?.lowerBound ?? current.insertion)]
      speak(reading.speaker.typed(text, after: before, of: focused))
      if reading.speaker.readsTyping { soundCapitals(of: text) }
    }
  }

  /// Ends the editing as Return does: what the field does then is done.
  ///
  /// Unless that moves the cursor, it goes to the first element: it stood on a key, and the keyboard goes. Sources:
  /// xamarin/Xamarin.Forms, issue 12612, iOS 13.6 (“the topmost item on the page”); flutter/flutter, issue 53022 (the way
  /// back); microsoft/AdaptiveCards, issue 7367, and cvs-health, FocusManagement (not back to the field). With the keys of a
  /// Mac it stays, and the field is said again (assumed).
  private mutating func submit() {
    editing = nil
    let changes = focused?.details.submission.map { app.perform($0) } ?? []
    guard !answer(to: changes, feedback: .none) else { return }
    if reading.speaker.isMac { return speakFocus(comingFrom: stop) }
    if let place = firstPlace { jump(to: place) }
  }

  /// Deletes what is selected, or else the character before the insertion point, and says it (of a selection, assumed by
  /// VoiceOver's string for it).
  mutating func delete() {
    editing = keyboard
    guard var current = editing, current.insertion > 0 || current.selection != nil else { return soundBoundary() }
    let isSelected = current.selection != nil
    if !isSelected { current.selection = (current.insertion - 1)..<current.insertion }
    let deleted = String(current.selectedText)
    current.replaceSelection(with: "")
    keepText(current)
    if current.isSecure {
      outcome.append(deleted.map { _ in .sound(.click) })
    } else if isSelected {
      speak(reading.speaker.phrases(.selectionDeleted, of: focused))
    } else {
      speakCharacters(deleted, isDeletion: true)
    }
  }

  /// Keeps a text that was edited, and shows it to the app.
  mutating func keepText(_ editing: Editing) {
    self.editing = editing
    guard let target = editing.target else { return }
    take(app.set(target, to: .text(String(editing.text))))
  }

  /// Takes in what the app has made of the text that is being edited.
  mutating func followText() {
    guard let current = editing, current.target != nil, let cursor,
      let field = reading.order.index(of: current.element, near: cursor),
      case .edit(_, let text) = reading.order.stops[field].element.details.activation, text != String(current.text)
    else { return }
    editing?.text = Array(text)
    editing?.insertion = text.count
    editing?.selection = nil
  }
}
