package import Diagnostics

/// A way through the interface that a person takes.
package struct Flow: Sendable, Hashable {
  /// A part of a flow with a purpose of its own.
  package struct Task: Sendable, Hashable {
    /// What the person wants to get done; `nil` for steps outside of tasks.
    package var name: String?
    package var steps: [Step]

    package init(name: String? = nil, steps: [Step]) {
      self.name = name
      self.steps = steps
    }
  }

  /// The name of the screen that it begins on; `nil` for the first one.
  package var screen: String?
  package var tasks: [Task]
  package var origin: SourcePlace

  package init(on screen: String? = nil, tasks: [Task], origin: SourcePlace = .code) {
    self.screen = screen
    self.tasks = tasks
    self.origin = origin
  }
}

/// One thing that a person does, or expects to hear.
package struct Step: Sendable, Hashable {
  package var command: Command
  package var origin: SourcePlace

  package init(_ command: Command, origin: SourcePlace = .code) {
    self.command = command
    self.origin = origin
  }
}

extension Step {
  /// What is done.
  package enum Command: Sendable, Hashable {
    // The cursor; a number is how often.
    /// Swipes right: to the next element.
    case next(Int)
    /// Swipes left: to the element before.
    case previous(Int)
    case first
    case last
    /// Goes to the element of a name, by whatever way.
    case focus(Query)
    /// Touches the element of a name.
    case touch(Query)
    /// Goes to the element of a name in the item chooser.
    case chooseItem(Query)
    /// Goes into the group under the cursor.
    case enterGroup
    /// Goes out of the group that the cursor is in.
    case leaveGroup

    // What is done to the element under it.
    /// Double taps.
    case activate
    /// Double taps and holds, or taps three times.
    case longPress
    /// Performs the custom action of a name.
    case perform(Query)
    /// Turns the rotor to the option of a name.
    case rotor(String)
    /// Swipes up: what the rotor is turned to.
    case up(Int)
    /// Swipes down: what the rotor is turned to.
    case down(Int)
    /// Swipes up on an adjustable element.
    case increment(Int)
    /// Swipes down on an adjustable element.
    case decrement(Int)
    /// Swipes with three fingers.
    case scroll(ScrollDirection)
    /// Scrubs with two fingers.
    case escape
    /// Double taps with two fingers.
    case magicTap
    /// Swipes with two fingers: down reads all from here on, up from the top.
    case readAll(ReadingStart)
    case type(String)
    /// Speaks text into the field that is being edited.
    case dictate(String)
    /// Deletes as many characters.
    case delete(Int)
    /// Picks up what is here, or the element of a name.
    case drag(Query?)
    /// Drops what was picked up here, or at the drop point of a name.
    case drop(Query?)

    // Other assistive technologies.
    /// Says “Show names” to Voice Control.
    case showNames
    /// Says a command of Voice Control.
    case say(String)
    /// Lets Switch Control go through the items.
    case scan
    /// Selects with Switch Control what is lit, or the item of a name when it is.
    case select(Query?)
    /// Selects an entry of Switch Control's menu.
    case menu(String)
    /// Selects with Switch Control the point at which an element would be tapped.
    case point(Query)
    /// Presses keys of a keyboard.
    case press(Keystroke)

    // What is not a gesture.
    /// Waits some seconds.
    case wait(Double)
    case settings([Setting: Value])
    /// Expects what the step before has spoken.
    case hear(Expectation)
  }

  /// Where reading everything begins: at the cursor, or at the top of the screen.
  package enum ReadingStart: String, Sendable, CaseIterable {
    case here, top
  }

  /// Where three fingers push the screen.
  package enum ScrollDirection: String, Sendable, CaseIterable {
    case up, down, left, right
  }
}
