/// What an element is and can do, as bits with UIKit's own numbers.
///
/// Source: the names and numbers in idb's `AXTraits.h`; bits 0–14, 16 and a few later ones are public in UIKit.
public struct ElementTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let button = bit(0)
  public static let link = bit(1)
  public static let image = bit(2)
  public static let selected = bit(3)
  public static let playsSound = bit(4)
  public static let keyboardKey = bit(5)
  public static let staticText = bit(6)
  public static let summaryElement = bit(7)
  public static let notEnabled = bit(8)
  public static let updatesFrequently = bit(9)
  public static let searchField = bit(10)
  public static let startsMediaSession = bit(11)
  public static let adjustable = bit(12)
  public static let allowsDirectInteraction = bit(13)
  public static let causesPageTurn = bit(14)
  public static let tabBar = bit(15)
  public static let header = bit(16)
  public static let textEntry = bit(18)
  public static let pickerItem = bit(19)
  public static let isEditing = bit(21)
  public static let secureText = bit(24)
  public static let backButton = bit(27)
  public static let tab = bit(28)
  public static let draggable = bit(38)
  public static let popUpButton = bit(40)
  public static let supportsZoom = bit(46)
  public static let textArea = bit(47)
  public static let toggle = bit(53)
  /// A menu of the Mac's, which is no pop-up button.
  public static let menuButton = bit(62)

  private static func bit(_ number: UInt64) -> ElementTraits {
    ElementTraits(rawValue: 1 << number)
  }
}
