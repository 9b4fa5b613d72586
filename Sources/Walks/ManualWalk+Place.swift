internal import Elements
internal import Interface
internal import Order
internal import Utterances
internal import VoiceOver

extension ManualWalk {
  /// Where am I: the screen, the element and its place, what is around it, and what the rotor stands on; where no screen
  /// reader is on, what another technology is at.
  func place() -> WalkReply {
    var notes = ["screen: " + [session.screenName, session.reading.title].compactMap(\.self).joined(separator: ", ")]
    if session.settings.isReadAloud { notes += notesOfCursor }
    if let name = session.namedByKeyboard { notes.append("keyboard: \(name)") }
    if let name = session.litName { notes.append("lit: \(name)") }
    if session.isEditing { notes.append("a field is being edited") }
    if session.isDragging { notes.append("something is being dragged") }
    if let task = openTask { notes.append("task: \(task)") }
    return WalkReply(notes: notes)
  }

  /// Where the cursor of a screen reader is.
  private var notesOfCursor: [String] {
    var notes: [String] = []
    let count = session.reading.order.stops.count
    if let cursor = session.cursor {
      notes.append("element \(cursor + 1) of \(count): \(currentWords)")
    } else {
      notes.append("there is no element on this screen")
    }
    if !session.settings.isOn(.talkBack), case .focus(_, let utterance)? = session.landing(),
      let braille = utterance.brailleUnlikeSpeech
    {
      notes.append("braille: \(braille)")
    }
    for container in session.surroundings {
      guard let word = container.role.word else { continue }
      notes.append("inside: " + [word, container.label].compactMap(\.self).joined(separator: ", "))
    }
    if let name = session.rotorName { notes.append("rotor: \(name)") }
    return notes
  }
}
