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

/// Selects with Switch Control the item of a name when it is lit.
public func select(_ name: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.select(Query(name)), line, column)
}

/// Selects an entry of Switch Control's menu, such as Tap or an action.
public func menu(_ entry: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.menu(entry), line, column)
}
