internal import Apps
internal import Elements
public import Order
public import Utterances

/// Where the person is, for someone who asks; nothing of it is spoken by VoiceOver.
extension Session {
  /// The name of the screen in front, or `nil` before anything was opened.
  public var screenName: String? { app.screen.name.isEmpty ? nil : app.screen.name }

  /// The containers around the cursor, outermost first.
  public var surroundings: [ReadContainer] {
    reading.order.containers(around: stop).reversed()
  }

  /// Whether what is typed goes into a field.
  public var isEditing: Bool { keyboard != nil }

  /// Whether something has been picked up and not been dropped yet.
  public var isDragging: Bool { dragged != nil }

  /// The names in the actions rotor of the element under the cursor, without the double tap.
  public var actionNames: [String] { focused.map { actionNames(of: $0) } ?? [] }

  /// The names of the drop points of the element under the cursor, while something is being dragged.
  public var dropNames: [String] { focused.map { dropNames(of: $0) } ?? [] }

  /// The names of the options that the rotor offers here, in its order.
  public var rotorNames: [String] { rotorOptions.map { words(for: $0) } }

  /// The name of the option that the rotor stands on.
  public var rotorName: String? { focused.map { words(for: rotorOption(on: $0)) } }

  /// Says again what is under the cursor, with everything around it, without anything happening.
  public func landing() -> Event? {
    var session = self
    session.speakFocus(comingFrom: nil)
    return session.outcome.take().last
  }
}
