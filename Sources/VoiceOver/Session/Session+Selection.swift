internal import Elements
internal import Interface
internal import Utterances

extension Session {
  /// What can be done to the text that is being edited, as the system's edit menu has it: what is selected can be cut
  /// and copied, unless it is a secret, and what was cut or copied can be pasted.
  private var editEntries: [EditEntry] {
    guard let editing else { return [] }
    return EditEntry.allCases.filter { entry in
      switch entry {
      case .cut, .copy: editing.selection != nil && !editing.isSecure
      case .paste: !clipboard.isEmpty
      case .select: editing.selection == nil && !editing.text.isEmpty
      case .selectAll: editing.selection?.count != editing.text.count && !editing.text.isEmpty
      }
    }
  }

  /// Goes to the next or the previous entry; the list is circular, like that of the actions (assumed).
  ///
  /// Actions of the author's category Edit stand in place of the system's (Apple's reference, `.edit`; WWDC26-219, “Edit.
  /// Save selection.”).
  mutating func turnEdit(_ direction: Direction) {
    if let own = focused?.details.editActions, !own.isEmpty {
      let index = direction.nextInRound(after: rotor.editAction, of: own.count)
      rotor.editAction = index
      speak(reading.speaker.words(own[index].name, of: focused))
      return
    }
    let entries = editEntries
    guard !entries.isEmpty else { return soundBoundary() }
    let entry = entries[direction.nextInRound(after: rotor.edit.flatMap(entries.firstIndex), of: entries.count)]
    rotor.edit = entry
    speak(reading.speaker.phrases(entry.phrase, of: focused))
  }

  /// Does what a double tap on an entry does, or what Voice Control is told to do; what Edit does not offer cannot be done.
  ///
  /// The words that follow copying and pasting are VoiceOver's strings for them, which nobody is known to have heard here;
  /// of cutting nothing is known, and of a selection the Mac says what is selected (guidepup, text area).
  mutating func perform(_ entry: EditEntry) {
    rotor.edit = nil
    guard let current = editing else { return }
    guard editEntries.contains(entry) else { return soundBoundary() }
    switch entry {
    case .select: select(current.wordAtInsertion)
    case .selectAll: select(current.text.indices)
    case .copy:
      clipboard = current.selectedText
      speak(reading.speaker.notice(.copied, String(clipboard), of: focused))
    case .cut:
      clipboard = current.selectedText
      replaceSelection(with: [])
    case .paste:
      replaceSelection(with: clipboard)
      speak(reading.speaker.phrases(.pasted, of: focused))
    }
  }

  mutating func select(_ range: Range<Int>?) {
    guard let range, !range.isEmpty else { return soundBoundary() }
    editing?.selection = range
    editing?.insertion = range.upperBound
    guard let editing, !editing.isSecure else { return }
    speak(reading.speaker.notice(.selectedText, String(editing.selectedText), of: focused))
  }

  private mutating func replaceSelection(with text: [Character]) {
    guard var current = editing else { return }
    current.replaceSelection(with: text)
    keepText(current)
  }
}

extension Editing {
  /// What is selected.
  var selectedText: [Character] { selection.map { Array(text[$0]) } ?? [] }

  /// The word that the insertion point stands in or after, or else the next one.
  var wordAtInsertion: Range<Int>? {
    let words = RotorOption.TextUnit.words.units(of: text)
    return words.first { $0.upperBound >= insertion } ?? words.last
  }

  /// Puts text in place of what is selected, or at the insertion point.
  mutating func replaceSelection(with new: some Collection<Character>) {
    let range = selection ?? insertion..<insertion
    text.replaceSubrange(range, with: new)
    insertion = range.lowerBound + new.count
    selection = nil
  }
}
