internal import Interface

/// What a view hands down to the views in it.
struct InheritedContext: Sendable, Hashable {
  /// Whether controls are enabled: `disabled` reaches everything inside a view.
  var isEnabled = true
  /// Whether what is not a control is dimmed with the controls, as in SwiftUI.
  var dimsEverything = false
  var language: String?
  /// What a two-finger double tap, a scrub and three fingers do where views have no handler of their own.
  var magicTap: Action?
  var escape: Action?
  var nextPage: Action?
  var previousPage: Action?
  var page: Position?
  /// What three fingers that are pushed down do at the top of what scrolls.
  var refresh: Action?
  /// The actions of the row around, which each element in it offers before its own.
  var rowActions: [View] = []
  /// The actions of what is around, which each element inside offers (WWDC17-215).
  var actions: [View] = []
  /// The menu of a stack around that is part of one element, which offers it.
  ///
  /// Source: WWDC25-224, of a picture in a link (“Joshua Tree, button. Actions available.”); of a stack it is assumed.
  var menu: [View] = []
  /// What a tap does on what is around, which it reaches through everything inside that takes no taps itself.
  var tap: Action?
  /// What a finger that rests does on what is around, which it reaches as a tap does.
  var longPress: Action?
  /// The rotors of what is around, each of which the elements inside offer.
  var rotors: [CustomRotor] = []
  /// Which images that the author has not named are silent.
  var silentImages = SilentImages.none
  /// Whether no words were found in a control around, so that its images are named and nothing is looked for twice.
  var isWordless = false
  /// Whether it is in the row of a list.
  var isInRow = false
  /// Whether it is in a bar of the system's, above or below the screen.
  var isInBar = false
  /// Whether it is in an open menu of the Mac's.
  var isInMenu = false
  /// Whether it is in a view of UIKit's.
  var isUIKits = false
  /// Whether what is derived becomes part of one element.
  var isJoined = false
  /// What stacks around say of the elements in them.
  var handedOn = HandedOn()
  /// The part of the screen that shows through the scrolling views around; `nil` for all of it.
  var window: Rect?
  /// Whether the leading edge is the right one.
  var isRightToLeft = false

  init(window: Rect?) {
    self.window = window
  }

  /// Whether nothing is handed down that belongs to a view as a whole, rather than to each piece of it.
  var isOfPiece: Bool {
    isJoined && rowActions.isEmpty && actions.isEmpty && menu.isEmpty && tap == nil && longPress == nil
      && rotors.isEmpty && handedOn.isEmpty
  }

  /// Keeps to what is handed down to the pieces of one element.
  mutating func keepToPiece() {
    (rowActions, actions, menu, tap, longPress, rotors, isJoined) = ([], [], [], nil, nil, [], true)
    handedOn = HandedOn()
  }

  /// Keeps to what is handed down to what stands in front of the screen, and not in the view that it is written in.
  ///
  /// A gesture that nothing in front answers goes on to the controller that presents, past the views in it (Apple,
  /// “Using responders and the responder chain to handle events”); a scrub dismisses what is in front.
  mutating func keepToPresented() {
    (rowActions, actions, menu, tap, longPress, rotors, isInRow) = ([], [], [], nil, nil, [], false)
    (magicTap, escape, nextPage, previousPage, page, refresh) = (nil, nil, nil, nil, nil, nil)
    handedOn = HandedOn()
  }

  /// Adds what a view says of those in it.
  mutating func add(_ structure: Structure) {
    isEnabled = isEnabled && structure.isEnabled
    dimsEverything = dimsEverything || !structure.isEnabled && !structure.isUIKits
    isUIKits = (isUIKits || structure.isUIKits) && !structure.hostsSwiftUI
    language = structure.language ?? language
    magicTap = structure.magicTap ?? magicTap
    escape = structure.escape ?? escape
    if structure.nextPage != nil || structure.previousPage != nil {
      (nextPage, previousPage, page) = (structure.nextPage, structure.previousPage, structure.page)
    }
    refresh = structure.refresh ?? refresh
    rowActions = structure.rowActions + rowActions
    actions += structure.actions
    if isJoined, !structure.menu.isEmpty { menu = structure.menu }
    // One element is tapped at its middle, wherever its pieces stand.
    if !isJoined {
      tap = structure.tap ?? tap
      longPress = structure.longPress ?? longPress
    }
    if !structure.handedOn.isEmpty { handedOn = structure.handedOn.followed(by: handedOn) }
    rotors += structure.rotors.map { CustomRotor(name: $0.name.constant ?? "", entries: $0.entries) }
  }
}
