public import Interface
internal import Layout

/// One stop of VoiceOver's cursor: what an assistive technology can learn about a piece of the screen.
public struct Element: Sendable, Hashable {
  public var id: ViewID
  /// The kind of the view that it stands for.
  public var kind: Kind
  public var label: String?
  public var value: String?
  public var hint: String?
  public var traits: ElementTraits
  /// The author's name for tests; never spoken.
  public var identifier: String?
  /// The frame in points from the top left corner of the screen, or `nil` if none is known.
  public var frame: Frame?
  /// Whether the author gave the frame, as against an estimate.
  public var isFrameGiven = false
  /// Whether more than a hair of the element shows on the screen; what is scrolled away is still a stop.
  public var isOnScreen = true
  /// Higher is read earlier among the elements of one container.
  public var sortPriority: Double = 0
  /// The details, if there are any: an array of one costs nothing while it is empty, and is changed in place.
  private var rare: [ElementDetails] = []

  public init(_ view: View, label: String? = nil, value: String? = nil, traits: ElementTraits = [], frame: Frame?) {
    id = ViewID(view)
    kind = view.kind
    self.label = label
    self.value = value
    self.traits = traits
    self.frame = frame
  }
}

extension Element {
  /// An element in the place of a view.
  init(_ placed: PlacedView, label: String? = nil, value: String? = nil, traits: ElementTraits = []) {
    self.init(placed.view, label: label, value: value, traits: traits, frame: placed.frame)
    isFrameGiven = placed.isGiven
  }

  /// What only some elements have, kept apart so that the others stay small.
  public var details: ElementDetails {
    _read {
      if rare.isEmpty { yield.none } else { yield rare[0] }
    }
    _modify {
      if rare.isEmpty { rare.append(.none) }
      yield &rare[0]
    }
  }

  /// Whether the element may have anything but a label, a value, a hint and traits.
  public var hasDetails: Bool { !rare.isEmpty }

  /// The name by which scenarios refer to the element: its label, else the value that stands for it.
  public var name: String? { label ?? value }
}
