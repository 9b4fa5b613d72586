internal import Interface

// Steps of other assistive technologies than VoiceOver.

/// Says “Show names” to Voice Control.
public func showNames(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.showNames, line, column) }

/// Says a command of Voice Control, such as “Tap Send”.
public func say(_ words: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.say(words), line, column)
}

/// Lets Switch Control go through the items.
public func scan(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.scan, line, column) }

/// Selects with Switch Control what is lit.
public func select(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.select(nil), line, column) }

/// Selects with Switch Control the item of a name when it is lit.
public func select(_ name: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.select(Query(name)), line, column)
}

/// Selects an entry of Switch Control's menu, such as Tap or an action.
public func menu(_ entry: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.menu(entry), line, column)
}

/// Stops the gliding cursor of Switch Control where an element would be tapped.
public func point(_ name: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.point(Query(name)), line, column)
}

/// Presses keys of a keyboard, such as “Tab”, “Space” or “Command-N”.
public func press(_ keys: Keys, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.press(keys.keystroke), line, column)
}

/// Keys that are pressed together.
public struct Keys: Sendable {
  fileprivate let keystroke: Keystroke

  private init(_ key: Keystroke.NamedKey) { keystroke = Keystroke(key) }

  private init(_ character: Character, with modifiers: Set<Keystroke.Modifier>) {
    keystroke = Keystroke(character.uppercased().first ?? character, with: modifiers)
  }

  private init(_ keystroke: Keystroke) { self.keystroke = keystroke }

  /// On to the next control, where Full Keyboard Access is on.
  public static let tab = Keys(.tab)
  /// Presses what has the ring.
  public static let space = Keys(.space)
  /// What the default action answers to.
  public static let returnKey = Keys(.returnKey)
  /// What the cancel action answers to, and the way back.
  public static let escape = Keys(.escape)
  /// Deletes the character before the insertion point.
  public static let delete = Keys(.delete)
  /// The arrow up.
  public static let up = Keys(.up)
  /// The arrow down.
  public static let down = Keys(.down)
  /// The arrow to the left.
  public static let left = Keys(.left)
  /// The arrow to the right.
  public static let right = Keys(.right)
  /// Back to the control before.
  public static let shiftTab = Keys(Keystroke(.tab, with: [.shift]))
  /// Out of a text of several lines.
  public static let controlTab = Keys(Keystroke(.tab, with: [.control]))

  /// A key with a character on it, while Command is held, and others with it, as in `.command("N", .shift)`.
  public static func command(_ character: Character, _ others: Modifier...) -> Keys {
    Keys(character, with: Set(others.map(\.key) + [.command]))
  }

  /// A key that is held down besides Command.
  public enum Modifier: Sendable {
    case shift, option, control

    fileprivate var key: Keystroke.Modifier {
      switch self {
      case .shift: .shift
      case .option: .option
      case .control: .control
      }
    }
  }

  /// A key with a character on it, while Tab is held, as Full Keyboard Access has it.
  public static func tab(_ character: Character) -> Keys { Keys(character, with: [.tab]) }
}

/// Turns an assistive technology on or off in the middle of a flow.
public func turn(_ technology: Technology, on isOn: Bool, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.settings([technology.setting: .flag(isOn)]), line, column)
}

/// An assistive technology.
public enum Technology: Sendable {
  case voiceOver, voiceControl, switchControl, fullKeyboardAccess, talkBack

  fileprivate var setting: Setting {
    switch self {
    case .voiceOver: .voiceOver
    case .voiceControl: .voiceControl
    case .switchControl: .switchControl
    case .fullKeyboardAccess: .fullKeyboardAccess
    case .talkBack: .talkBack
    }
  }
}
