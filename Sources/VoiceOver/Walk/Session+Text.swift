internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Utterances

/// The field that is being edited.
struct Editing: Sendable {
  var element: ViewID
  /// What gives the app a text; `nil` where it cannot be changed.
  var target: ActionToken?
  var text: [Character]
  /// How many characters stand before the insertion point.
  var insertion: Int
  /// The characters that are selected, if there are any.
  var selection: Range<Int>?
  /// Whether the text is a secret.
  var isSecure: Bool
  /// Whether Return begins a new line, rather than end the editing.
  var hasLines: Bool
  /// What was dictated since dictation began; `nil` while nobody listens.
  var dictated: [String]?
}

extension Editing {
  /// A field whose editing begins after its text.
  init(of element: Element, _ target: ActionToken?, _ text: String) {
    self.init(
      element: element.id, target: target, text: Array(text), insertion: text.count, isSecure: element.has(.secureText),
      hasLines: element.has(.textArea))
  }
}

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
  /// xamarin/Xamarin.Forms, issue 12612, iOS 13.6 (“the topmost item on the page”); microsoft/AdaptiveCards, issue 7367, and
  /// cvs-health, FocusManagement (not back to the field). With the keys of a Mac it stays, and the field is said again
  /// (assumed).
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

  /// Reads the next or the previous character, word or line.
  mutating func turnText(_ unit: RotorOption.TextUnit, _ direction: Direction) {
    guard let element = focused else { return }
    let text = textUnderCursor(element)
    // Only in a field is a line something of its own, even without words.
    let pieces = unit.units(of: text).filter { !$0.isEmpty || element.has(.textEntry) }
    guard let found = move(among: pieces, direction) else { return soundBoundary() }
    let words = String(text[found])
    if editing?.element == element.id, editing?.isSecure == true {
      outcome.append(.sound(.click))
    } else if found.isEmpty {
      speak(reading.speaker.phrases(.emptyLine, of: element))
    } else if unit == .characters {
      speakCharacters(words)
    } else {
      speak(reading.speaker.words(words, of: element))
    }
  }

  /// Goes to the next or the previous word that the spelling checker marks.
  mutating func findMisspelled(_ direction: Direction) {
    guard let element = focused else { return }
    let text = textUnderCursor(element)
    let words = RotorOption.TextUnit.words.units(of: text).map { $0.trimmed(in: text) }
    let marked = words.filter { element.details.misspelled.contains(String(text[$0])) }
    guard let found = move(among: marked, direction) else {
      speak(reading.speaker.phrases(.noItemFound, of: element))
      return
    }
    let isEdited = editing?.element == element.id
    speak(reading.speaker.misspelling(String(text[found]), isEdited: isEdited, of: element))
  }

  /// The text that the rotor goes through: in a field what it holds or shows (WWDC20-10116, the lines of a text view), else
  /// all words of the element.
  private func textUnderCursor(_ element: Element) -> [Character] {
    if let editing, editing.element == element.id { return editing.text }
    if element.has(.textEntry), let value = element.value { return Array(value) }
    return Array([element.label, element.value].compactMap(\.self).joined(separator: ", "))
  }

  /// Moves by one piece of a text, and the insertion point past it while the text is being edited; `nil` at the end.
  private mutating func move(among pieces: [Range<Int>], _ direction: Direction) -> Range<Int>? {
    let isEdited = editing?.element == focused?.id
    let found: Range<Int>?
    if isEdited, let insertion = editing?.insertion {
      found =
        direction == .down
        ? pieces.first { $0.upperBound > insertion } : pieces.last { $0.lowerBound < insertion }
    } else if let last = rotor.text {
      found =
        direction == .down
        ? pieces.first { $0.lowerBound >= last.upperBound && $0 != last }
        : pieces.last { $0.upperBound <= last.lowerBound && $0 != last }
    } else {
      found = direction == .down ? pieces.first : pieces.last
    }
    guard let found else { return nil }
    rotor.text = found
    if isEdited {
      editing?.insertion = direction == .down ? found.upperBound : found.lowerBound
      editing?.selection = nil
    }
    return found
  }

  /// Reads characters by their names; a capital letter and a deletion can have a sound.
  private mutating func speakCharacters(_ text: String, isDeletion: Bool = false) {
    if isDeletion, reading.speaker.soundsDeletions { outcome.append(.sound(.deleted)) }
    speak(reading.speaker.characters(text, isDeletion: isDeletion, of: focused))
    soundCapitals(of: text)
  }

  private mutating func soundCapitals(of text: String) {
    guard reading.speaker.soundsCapitals else { return }
    outcome.append(text.filter(\.isUppercase).map { _ in .sound(.capitalLetter) })
  }
}

extension RotorOption.TextUnit {
  /// The places of the pieces of a text.
  func units(of text: [Character]) -> [Range<Int>] {
    switch self {
    case .characters: text.indices.map { $0..<($0 + 1) }
    case .words: text.pieces(between: \.isWhitespace).filter { !$0.isEmpty }
    case .lines: text.pieces(between: \.isNewline)
    }
  }
}

extension [Character] {
  /// The places of what stands between characters of a kind.
  fileprivate func pieces(between isBoundary: (Character) -> Bool) -> [Range<Int>] {
    split(omittingEmptySubsequences: false, whereSeparator: isBoundary).map { $0.startIndex..<$0.endIndex }
  }
}

extension Range<Int> {
  /// The place of a word without the marks around it.
  fileprivate func trimmed(in text: [Character]) -> Range<Int> {
    let start = first { text[$0].isLetter || text[$0].isNumber } ?? lowerBound
    let end = last { text[$0].isLetter || text[$0].isNumber } ?? start
    return start..<(end + 1)
  }
}
