/// What an element is and can do, as bits with UIKit's own numbers.
///
/// Source: the names and numbers in idb's `AXTraits.h`; bits 0–14, 16 and a few later ones are public in UIKit.
///
/// It is public so that the compiler specializes sets of traits in other targets, too.
@frozen
public struct ElementTraits: OptionSet, Sendable, Hashable {
  /// A bit for each trait.
  public let rawValue: UInt64

  /// The traits of these bits.
  @inlinable
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package static let button = bit(0)
  package static let link = bit(1)
  package static let image = bit(2)
  package static let selected = bit(3)
  package static let playsSound = bit(4)
  package static let keyboardKey = bit(5)
  package static let staticText = bit(6)
  package static let summaryElement = bit(7)
  package static let notEnabled = bit(8)
  package static let updatesFrequently = bit(9)
  package static let searchField = bit(10)
  package static let startsMediaSession = bit(11)
  package static let adjustable = bit(12)
  package static let allowsDirectInteraction = bit(13)
  package static let causesPageTurn = bit(14)
  package static let tabBar = bit(15)
  package static let header = bit(16)
  package static let textEntry = bit(18)
  package static let pickerItem = bit(19)
  package static let isEditing = bit(21)
  package static let secureText = bit(24)
  package static let backButton = bit(27)
  package static let tab = bit(28)
  package static let draggable = bit(38)
  package static let popUpButton = bit(40)
  package static let supportsZoom = bit(46)
  package static let textArea = bit(47)
  package static let toggle = bit(53)
  /// A toggle that looks like a check box, which TalkBack calls so.
  package static let checkBox = bit(61)
  /// A toggle that looks like a switch, which the Mac calls so.
  package static let switchLook = bit(60)
  /// A menu of the Mac's, which is not a pop-up button.
  package static let menuButton = bit(62)
  /// An item of an open menu of the Mac's.
  package static let menuItem = bit(52)

  private static func bit(_ number: UInt64) -> ElementTraits {
    ElementTraits(rawValue: 1 << number)
  }
}
