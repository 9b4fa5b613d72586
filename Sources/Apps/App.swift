package import Interface

/// An app in use: what is on its screen now, and what can be done with it.
///
/// Readers hold an app by this protocol alone. They ask it for something and are told, change by change, what became of
/// it; how it keeps its state is its own affair: a scenario has expressions and effects, an app in Swift has closures, a
/// captured app nothing at all. It knows no reader.
package protocol App {
  /// The name that is heard on arriving in the app; `nil` for none.
  var name: String? { get }

  /// What is on the screen now.
  var screen: AppScreen { get }

  /// Begins, and tells what the app does by itself when its first screen appears.
  mutating func open() -> [Change]

  /// Does what an element offers: what a button, a switch, a swipe up or an action with a name stands for.
  mutating func perform(_ token: ActionToken) -> [Change]

  /// Gives a field the text that a person has typed, all of it.
  mutating func set(_ token: ActionToken, to value: Value) -> [Change]

  /// Takes in that a person begins to edit a field, or has ended it.
  mutating func edit(_ token: ActionToken, isBegun: Bool) -> [Change]

  /// Takes in which element a screen reader's cursor is on, by its identifier; `nil` for one without, and for none.
  mutating func noteCursor(on identifier: String?) -> [Change]

  /// Moves an item of a list from one place to another, counted from zero.
  mutating func move(_ token: ActionToken, from start: Int, to end: Int) -> [Change]

  /// Closes the open menu, and does what the chosen item stands for; `nil` if the person has chosen none.
  mutating func choose(_ token: ActionToken?) -> [Change]

  /// Closes what is in front: a sheet, else the screen.
  mutating func goBack() -> [Change]

  /// Takes in what the person has set on the device.
  mutating func use(_ settings: Settings) -> [Change]

  /// Lets time pass, and tells what the app does on the way, with the time that has passed before it if that is known.
  mutating func pass(_ seconds: Double) -> [Change]

  /// A copy that goes its own way, so that a step can be tried or taken back; `nil` for an app that cannot be copied.
  func copy() -> (any App)?
}

/// An app that does not answer, as it is when all that is known of it is a picture of one moment.
extension App {
  package var name: String? { nil }

  package mutating func open() -> [Change] { [] }

  package mutating func perform(_ token: ActionToken) -> [Change] { [] }

  package mutating func set(_ token: ActionToken, to value: Value) -> [Change] { [] }

  package mutating func edit(_ token: ActionToken, isBegun: Bool) -> [Change] { [] }

  package mutating func noteCursor(on identifier: String?) -> [Change] { [] }

  package mutating func move(_ token: ActionToken, from start: Int, to end: Int) -> [Change] { [.refused] }

  package mutating func choose(_ token: ActionToken?) -> [Change] { [] }

  package mutating func goBack() -> [Change] { [.refused] }

  package mutating func use(_ settings: Settings) -> [Change] { [] }

  package mutating func pass(_ seconds: Double) -> [Change] { [] }
}
