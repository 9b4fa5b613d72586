public import Diagnostics
public import Interface

/// What only some elements have.
public struct ElementDetails: Sendable, Hashable {
  /// The language of label and role words as a BCP 47 tag; `nil` for VoiceOver's own.
  public var language: String?
  /// Whether the words spell, pitch or pronounce differently.
  public var speech: Speech?
  /// The level of a heading, 1 to 6.
  public var headingLevel: Int?
  /// Whether what the element discloses is shown; `nil` if it discloses nothing.
  public var isExpanded: Bool?
  /// Whether the text in a secure field is a secret of this many characters.
  public var secretLength: Int?
  /// The place among counted siblings, where the element knows it itself: a wheel's item.
  public var position: Position?
  /// Other names for Voice Control; never spoken.
  public var inputLabels: [String] = []
  /// The named actions, in the order of the actions rotor.
  public var actions: [CustomAction] = []
  /// Opens the menu of a long press.
  public var contextMenu: ActionToken?
  /// What a double tap does.
  public var activation: Activation?
  /// What Return does in a field for text.
  public var submission: ActionToken?
  /// What a swipe up on an adjustable element does.
  public var increment: ActionToken?
  /// What a swipe down on an adjustable element does.
  public var decrement: ActionToken?
  /// What a double tap with two fingers does.
  public var magicTap: ActionToken?
  /// What a scrub with two fingers does.
  public var escape: ActionToken?
  /// What a swipe up does while the rotor is turned to Zoom.
  public var zoomIn: ActionToken?
  /// What a swipe down does while the rotor is turned to Zoom.
  public var zoomOut: ActionToken?
  /// The links inside the text, in their order, with what they do.
  public var links: [CustomAction] = []
  /// Words that the spelling checker marks.
  public var misspelled: [String] = []
  /// What is under More Content.
  public var customContent: [CustomDetail] = []
  /// The rotors of the app's own that the element offers.
  public var rotors: [CustomRotor] = []
  /// What can be picked up; `nil` for nothing.
  public var drag: DragSource?
  /// Where something can be dropped.
  public var drops: [DropTarget] = []
  /// The row that the element moves, if it is a handle.
  public var handle: RowHandle?
  /// Whether the element is a part of a chart, which can be heard as an audio graph.
  public var isInChart = false
  /// The place in a data table.
  public var cell: CellPosition?
  /// The point that a double tap touches; `nil` for the middle.
  public var activationPoint: Point?
  /// How touches go through to the view, if they do.
  public var directTouch: [DirectTouchOption] = []
  /// The corners of the cursor's outline, where it is not the frame; empty for none.
  public var path: [Point] = []
  /// Words of the system's own among those of the element that nobody is known to have heard in its language.
  public var assumedWords: [String] = []
  /// The pieces that `combine` joined into the label, with the views that they came from.
  public var merged: [MergedWords] = []

  /// No details at all.
  public static let none = ElementDetails()

  public init() {}
}

/// “3 of 5”.
public struct Position: Sendable, Hashable {
  /// The place, counted from one.
  public var index: Int
  public var count: Int

  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// An action with a name, offered in the actions rotor.
public struct CustomAction: Sendable, Hashable {
  public var name: String
  public var action: ActionToken
  /// Whether it does anything now.
  public var isEnabled = true
  /// The view that the action was written in.
  public var origin: SourcePlace
}

/// What a double tap does to an element.
public enum Activation: Sendable, Hashable {
  /// Asks the app for something.
  case perform(ActionToken)
  /// Starts editing a text, which the app keeps; `nil` if it cannot be changed.
  case edit(ActionToken?, text: String)
}

extension ElementDetails {
  /// Takes on the steps of a bound control where the author has not given others; `nil` at an end of its range.
  mutating func adjust(_ target: StatePath, up: Value?, down: Value?) {
    increment = increment ?? up.map { ActionToken(setting: target, to: $0) }
    decrement = decrement ?? down.map { ActionToken(setting: target, to: $0) }
  }
}

// What follows is what the author's modifiers of like names become once the expressions in them are computed.

/// A detail under More Content.
public struct CustomDetail: Sendable, Hashable {
  public var label: String
  public var value: String
  /// Whether the value is also read with the element itself.
  public var isImportant: Bool
}

/// A rotor of the app's own.
public struct CustomRotor: Sendable, Hashable {
  public var name: String
  public var entries: [Rotor.Entry]
}

/// What can be picked up from an element; the name is the author's, or `nil` for the system's.
public struct DragSource: Sendable, Hashable {
  public var name: String?
  /// Whether it is the row of a list, which UIKit lets be picked up.
  public var isRow = false
}

/// A place on an element where something can be dropped; the name is the author's, or `nil` for the system's.
public struct DropTarget: Sendable, Hashable {
  public var name: String?
  public var action: ActionToken
}

/// What a handle moves: an item of a list, and the name of its row.
public struct RowHandle: Sendable, Hashable {
  /// Moves the items of the list; the handles of one list have the same.
  public var list: ActionToken
  /// The place of the item in the list, counted from zero.
  public var index: Int
  public var name: String
}

/// Words that an element took over from another view.
public struct MergedWords: Sendable, Hashable {
  public var text: String
  public var origin: SourcePlace
}
