internal import Apps
internal import Elements
internal import Interface
package import Order
internal import Readers
package import Utterances

/// Where the person is, for someone who asks; nothing of it is spoken by VoiceOver.
extension Session {
  /// The name of the screen in front, or `nil` before anything was opened.
  package var screenName: String? { app.screen.name.isEmpty ? nil : app.screen.name }

  /// The containers around the cursor, outermost first.
  package var surroundings: [ReadContainer] {
    reading.order.containers(around: stop).reversed()
  }

  /// Whether what is typed goes into a field.
  package var isEditing: Bool { keyboard != nil }

  /// Whether something has been picked up and not been dropped yet.
  package var isDragging: Bool { drag != nil }

  /// The names in the actions rotor of the element under the cursor, without the double tap.
  package var actionNames: [String] { focused.map { actionNames(of: $0) } ?? [] }

  /// The names of the drop points of the element under the cursor, while something is being dragged.
  package var dropNames: [String] { focused.map { dropNames(of: $0) } ?? [] }

  /// The names of the options that the rotor offers here, in its order.
  package var rotorNames: [String] {
    settings.isOn(.talkBack) ? talkBackReader.readingControls : rotorOptions.map { words(for: $0) }
  }

  /// The name of the option that the rotor stands on.
  package var rotorName: String? {
    settings.isOn(.talkBack) ? talkBackReader.readingControl : focused.map { words(for: rotorOption(on: $0)) }
  }

  /// What the keyboard is on, where it is on anything.
  package var namedByKeyboard: String? {
    FullKeyboardAccess(in: situation, at: ring).place.map(situation.voiceName)
  }

  /// What Switch Control has lit; `nil` where it is off, or nothing can be selected.
  package var litName: String? {
    settings.isOn(.switchControl) ? SwitchControl(in: situation, at: scanner).litName : nil
  }

  /// Says again what is under the cursor, with everything around it, without anything happening.
  package func landing() -> Event? {
    if settings.isOn(.talkBack) { return landingOfTalkBack }
    var session = self
    session.speakFocus(comingFrom: nil)
    return session.outcome.take().last
  }
}
