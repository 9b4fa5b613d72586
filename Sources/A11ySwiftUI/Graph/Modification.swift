internal import Interface

/// One thing done to a piece, in the order in which it was written.
indirect enum Modification {
  case accessibility(AccessibilityChange)
  case layout(LayoutChange)
  case layer(Layer)
  /// Takes space and is neither seen nor an element.
  case hidden
  case opacity(Double)
  /// What a tap does: the view becomes something that can be activated.
  case tap(AppAction)
  case longPress(AppAction)
  /// What picking the piece up does.
  case drag(AppAction)
  case drop(DropAction)
  case look(Look)
  /// Bars beside content that may scroll below them.
  case inset(Inset)

  /// Whether nothing of the piece is seen.
  var isTransparent: Bool {
    if case .opacity(let opacity) = self { return opacity <= 0 }
    if case .hidden = self { return true }
    return false
  }

  /// Whether something is put in front of the piece or behind it.
  var isLayer: Bool {
    if case .layer = self { return true }
    return false
  }

  /// Whether it takes the whole piece away, to be seen or to be heard.
  var hides: Bool {
    if case .accessibility(.hidden) = self { return true }
    if case .opacity = self { return true }
    return isTransparent
  }

  /// Pieces in front of a piece or behind it.
  struct Layer {
    var pieces: [Piece]
    var alignment: Alignment
    var isOverlay: Bool
  }

  /// Pieces at an edge of a piece.
  struct Inset {
    var pieces: [Piece]
    var edge: Edge
  }
}

/// What is done to the size and place of a piece.
enum LayoutChange {
  case padding(EdgeInsets)
  case fixedFrame(width: Double?, height: Double?, Alignment)
  case flexibleFrame(FlexibleFrame)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case aspectRatio(Double?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case clipped
  case scale(x: Double, y: Double, UnitPoint)

  struct FlexibleFrame {
    var minWidth: Double?
    var idealWidth: Double?
    var maxWidth: Double?
    var minHeight: Double?
    var idealHeight: Double?
    var maxHeight: Double?
    var alignment: Alignment
  }
}

/// What is kept of the looks, for layout and audits.
enum Look {
  /// A style of the system's.
  case style(ControlStyle)
  case color(Paint)
  case background(Paint)
  /// The appearance that it is drawn in, whatever the person has set.
  case colorScheme(ColorScheme)
  case textSizes(least: DynamicTypeSize, greatest: DynamicTypeSize)
  case keepsColors(Bool)
  /// The symbol beside the title in Assistive Access.
  case navigationIcon(String)
}

/// What is done to the accessibility of a piece.
enum AccessibilityChange {
  case label(String)
  case labelAround(before: String?, after: String?)
  case value(String)
  case hint(String)
  case addTraits(AccessibilityTraits)
  case removeTraits(AccessibilityTraits)
  case hidden(Bool)
  case identifier(String)
  case sortPriority(Double)
  case inputLabels([String])
  case heading(Int)
  case language(String)
  case speech(SpeechTraits)
  case customContent(label: String, value: String, isImportant: Bool)
  case removeCustomContent(label: String)
  case children(Interface.ChildBehavior)
  case representation([Piece])
  /// Elements inside an element that takes its own children's place.
  case syntheticChildren([Piece])

  case activate(AppAction)
  case action(name: String, AppAction)
  case actions([Piece])
  /// Actions that the rotor has under Edit.
  case editActions([Piece])
  case escape(AppAction)
  case magicTap(AppAction)
  case adjust(@MainActor (AccessibilityAdjustmentDirection) -> Void)
  case scroll(@MainActor (Edge) -> Void)
  /// What pulling the content down does.
  case refresh(@MainActor () async -> Void)
  case zoom(@MainActor (AccessibilityZoomGestureAction) -> Void)
  case rotor(RotorPiece)
  /// What entries of rotors find the piece by.
  case rotorEntry(AnyHashable)
  case focus(FocusLink)
  case respondsToUserInteraction(Bool)
  case keyboardShortcut(KeyboardShortcut)
  case directTouch(silent: Bool, requiresActivation: Bool)
  case activationPoint(UnitPoint)
  case dragPoint(String)
  case dropPoint(String, UnitPoint)
  case labeledPair(isLabel: Bool, AnyHashable)
  case chart(AXChartDescriptor)
  /// Whether what it opens is open.
  case expanded(Bool)
}

/// How text is to be spoken.
struct SpeechTraits: Equatable {
  var spellsOut: Bool?
  var includesPunctuation: Bool?
  var pitch: Double?
  var isQueued: Bool?
}

/// A rotor of the app's own.
struct RotorPiece {
  struct Entry {
    var name: String
    var target: AnyHashable?
    var text: String?
    var prepare: AppAction
  }

  var name: String
  /// The rotor of the system that this one takes the place of.
  var system: String?
  var entries: [Entry]
  /// The words of the piece itself that the rotor visits, by their places in its text.
  var ranges: [Range<String.Index>] = []
}

/// What keeps track of whether VoiceOver's cursor is on a piece.
struct FocusLink {
  var isFocused: Bool
  var set: @MainActor (Bool) -> Void
}

extension Output {
  /// Puts pieces in front of each piece or behind it.
  mutating func layer(_ other: Output, alignment: Alignment, isOverlay: Bool) {
    preferences.merge(other.preferences)
    guard !other.pieces.isEmpty else { return }
    modify {
      $0.modifications.append(
        .layer(Modification.Layer(pieces: other.pieces, alignment: alignment, isOverlay: isOverlay)))
    }
  }
}
