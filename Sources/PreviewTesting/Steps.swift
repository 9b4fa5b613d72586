internal import Interface

// What stands in a flow, in the words of scenario files.

/// Swipes right: to the next element.
public func next(_ times: Int = 1, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.next(times), line, column)
}

/// Swipes left: to the element before.
public func previous(_ times: Int = 1, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.previous(times), line, column)
}

/// Goes to the first element.
public func first(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.first, line, column) }

/// Goes to the last element.
public func last(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.last, line, column) }

/// Goes to the element of a name, by whatever way.
public func focus(_ name: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.focus(Query(name)), line, column)
}

/// Touches the element of a name.
public func touch(_ name: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.touch(Query(name)), line, column)
}

/// Goes to the element of a name in the item chooser.
public func chooseItem(_ name: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.chooseItem(Query(name)), line, column)
}

/// Goes into the group under the cursor, on the Mac or in grouped navigation.
public func enterGroup(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.enterGroup, line, column) }

/// Goes out of the group that the cursor is in.
public func leaveGroup(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.leaveGroup, line, column) }

/// Reads everything from here on.
public func readAll(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.readAll(.here), line, column) }

/// Reads everything from the top of the screen.
public func readAllFromTop(line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.readAll(.top), line, column)
}

/// Where three fingers push the content.
public enum PushDirection: String, Sendable {
  case up, down, left, right
}

/// Pushes the content by a screen with three fingers.
public func scroll(_ direction: PushDirection, line: Int = #line, column: Int = #column) -> FlowStep {
  let direction: Step.ScrollDirection =
    switch direction {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  return FlowStep(.scroll(direction), line, column)
}

/// Double taps.
public func activate(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.activate, line, column) }

/// Double taps and holds, or taps three times.
public func longPress(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.longPress, line, column) }

/// Performs the custom action of a name.
public func perform(_ name: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.perform(Query(name)), line, column)
}

/// Turns the rotor to the option of a name.
public func rotor(_ name: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.rotor(name), line, column)
}

/// Swipes up: what the rotor is turned to.
public func up(_ times: Int = 1, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.up(times), line, column)
}

/// Swipes down: what the rotor is turned to.
public func down(_ times: Int = 1, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.down(times), line, column)
}

/// Swipes up on an adjustable element.
public func increment(_ times: Int = 1, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.increment(times), line, column)
}

/// Swipes down on an adjustable element.
public func decrement(_ times: Int = 1, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.decrement(times), line, column)
}

/// Scrubs with two fingers: goes back, or closes what is in front.
public func escape(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.escape, line, column) }

/// Double taps with two fingers.
public func magicTap(line: Int = #line, column: Int = #column) -> FlowStep { FlowStep(.magicTap, line, column) }

/// Picks up what is here, or the element of a name.
public func drag(_ name: String? = nil, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.drag(name.map { Query($0) }), line, column)
}

/// Drops what was picked up here, or at the drop point of a name.
public func drop(_ name: String? = nil, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.drop(name.map { Query($0) }), line, column)
}

/// Deletes as many characters in the field that is being edited.
public func delete(_ count: Int = 1, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.delete(count), line, column)
}

/// Types text into the field that is being edited.
public func type(_ text: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.type(text), line, column)
}

/// Speaks text into the field that is being edited, between two double taps of two fingers.
public func dictate(_ text: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.dictate(text), line, column)
}

/// Lets some seconds pass.
public func wait(_ seconds: Double, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.wait(seconds), line, column)
}

/// Expects what was spoken by the step before, no other words with it.
public func hear(_ words: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.hear(.exactly(words)), line, column)
}

/// Expects words in what was spoken by the step before.
public func hear(containing words: String, line: Int = #line, column: Int = #column) -> FlowStep {
  FlowStep(.hear(.contains(words)), line, column)
}
