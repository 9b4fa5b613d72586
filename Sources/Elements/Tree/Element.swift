package import Interface
internal import Layout

/// One stop of VoiceOver's cursor: what an assistive technology can learn about a piece of the screen.
///
/// Copies share what they hold until one of them is changed, as with views.
public struct Element: Sendable, Hashable {
  private var box: Box<Description>

  private struct Description: Sendable, Hashable {
    var id: ViewID
    var kind: Kind
    var label: String?
    var value: String?
    var hint: String?
    var traits: ElementTraits
    var identifier: String?
    var title: String?
    var frame: Frame?
    var isFrameGiven = false
    var isUIKits = false
    var isOnScreen = true
    var sortPriority: Double = 0
    /// The details, if there are any.
    var details: Box<ElementDetails>?
  }

  package init(_ view: View, label: String? = nil, value: String? = nil, traits: ElementTraits = [], frame: Frame?) {
    box = Box(
      Description(id: ViewID(view), kind: view.kind, label: label, value: value, traits: traits, frame: frame))
  }
}

extension Element {
  /// The view that it comes from.
  package var id: ViewID {
    get { box.wrapped.id }
    _modify { yield &box.wrapped.id }
  }

  /// The kind of the view that it stands for.
  package var kind: Kind {
    get { box.wrapped.kind }
    set { box.wrapped.kind = newValue }
  }

  /// What the element is called.
  package var label: String? {
    get { box.wrapped.label }
    set { box.wrapped.label = newValue }
  }

  /// What the element holds, or the state of a switch: “1”, “0” or “2” for mixed.
  package var value: String? {
    get { box.wrapped.value }
    set { box.wrapped.value = newValue }
  }

  /// The author's words on what happens when the element is activated.
  package var hint: String? {
    get { box.wrapped.hint }
    set { box.wrapped.hint = newValue }
  }

  /// What the element is and can do.
  package var traits: ElementTraits {
    get { box.wrapped.traits }
    _modify { yield &box.wrapped.traits }
  }

  /// The author's name for tests; never spoken.
  package var identifier: String? {
    get { box.wrapped.identifier }
    set { box.wrapped.identifier = newValue }
  }

  /// What the view's own key holds, where the element is called otherwise; `nil` where that is its label.
  ///
  /// What has neither a label nor a value speaks its hint in their place (AccessibilitySnapshot, testDescriptionEdgeCases), and
  /// is called so.
  package var title: String? {
    get { box.wrapped.title ?? (name == nil ? hint : nil) }
    set { box.wrapped.title = newValue }
  }

  /// The frame in points from the top left corner of the screen, or `nil` if none is known.
  package var frame: Frame? {
    get { box.wrapped.frame }
    set { box.wrapped.frame = newValue }
  }

  /// Whether the author gave the frame; else it is estimated.
  package var isFrameGiven: Bool {
    get { box.wrapped.isFrameGiven }
    set { box.wrapped.isFrameGiven = newValue }
  }

  /// Whether the element is in a view of UIKit's, rather than of SwiftUI's.
  package var isUIKits: Bool {
    get { box.wrapped.isUIKits }
    set { box.wrapped.isUIKits = newValue }
  }

  /// Whether more than a hair of the element shows on the screen; what is scrolled away is still a stop.
  package var isOnScreen: Bool {
    get { box.wrapped.isOnScreen }
    set { box.wrapped.isOnScreen = newValue }
  }

  /// Higher is read earlier among the elements of one container.
  package var sortPriority: Double {
    get { box.wrapped.sortPriority }
    set { box.wrapped.sortPriority = newValue }
  }

  /// What only some elements have, kept apart so that the others stay small.
  package var details: ElementDetails {
    _read {
      if let details = box.wrapped.details { yield details.wrapped } else { yield ElementDetails.none }
    }
    _modify {
      var details = box.wrapped.details ?? Box(.none)
      // They are changed in place where nobody else holds them.
      box.wrapped.details = nil
      defer { box.wrapped.details = details }
      yield &details.wrapped
    }
  }

  /// Whether the element may have anything but a label, a value, a hint and traits.
  package var hasDetails: Bool { box.wrapped.details != nil }

  /// The details for those who ask for several of them, shared with the element; `nil` where it has none.
  package var sharedDetails: Box<ElementDetails>? { box.wrapped.details }

  /// The name by which scenarios refer to the element: its label, else the value that stands for it.
  package var name: String? { label ?? value }
}

extension Element {
  /// Gives the element a hint of the system's.
  mutating func giveHint(_ words: String) {
    hint = words
    details.hasSystemHint = true
  }
}

extension Element: Answering {
  // All elements are asked for theirs when one is looked for: the other details are not copied on the way.
  package var inputLabels: [String] { box.wrapped.details?.wrapped.inputLabels ?? [] }
}

extension Element {
  /// An element in the place of a view.
  init(_ placed: PlacedView, label: String? = nil, value: String? = nil, traits: ElementTraits = []) {
    self.init(placed.view, label: label, value: value, traits: traits, frame: placed.frame)
    isFrameGiven = placed.isGiven
  }
}
