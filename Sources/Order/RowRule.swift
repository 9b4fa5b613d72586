internal import Interface

/// The rules that put elements into reading order by their places: row by row, from the leading edge in each.
///
/// UIKit goes by the top left corner: size, centre and depth play no part. Source: AccessibilitySnapshot's parser and its
/// pull requests 242 and 244, checked on devices.
///
/// SwiftUI lists its elements itself, and on iOS 26 what stands beside something else is in its row, however their tops
/// differ. Sources: a snapshot of cvs-health's InformativeView, where a symbol in the middle of a text of two lines is read
/// first; VoiceOver's log in the iOS 26.5 simulator, EhPanda's strip of captions over values, where what is left of a taller
/// column is read row by row before that column, and what is right of it afterwards. That earlier systems go by the corner is
/// assumed.
///
/// What is level with less than half of the lower one is not in its row: a symbol or a button in the middle of two texts,
/// one above the other, is read between them. Sources: WWDC24-10073 (message, two buttons, author); brunow.org's snapshot of
/// a list to shop by (name, “Edit”, quantity, a third of each level with the button); AlidadeMC/alidade, issue 20, iOS 18
/// (name, symbol, coordinates). That it is half is assumed.
struct RowRule: Sendable {
  /// Two corners of UIKit's whose heights differ by less than this many points are in the same row.
  var threshold: Double
  var isRightToLeft: Bool
  /// Whether SwiftUI has a rule of its own.
  var comparesExtents: Bool

  init(platform: Platform, settings: Settings) {
    threshold = platform.system == .iOS ? 8 : 13
    comparesExtents = platform.generation >= 26
    isRightToLeft = settings.layoutDirection == .rightToLeft
  }

  /// Whether the first frame is read before the second.
  ///
  /// Not transitive: in a staircase of frames closer than the threshold the result rests on the order before sorting,
  /// which is why sorting must be stable and start from the order of the tree.
  func reads(_ first: Frame, before second: Frame) -> Bool {
    if abs(first.y - second.y) >= threshold { return first.y < second.y }
    return leads(first, second)
  }

  /// Whether the first of two frames of SwiftUI's is read before the second; not transitive either.
  func readsInSwiftUI(_ first: Frame, before second: Frame) -> Bool {
    level(first, second) < 0 ? first.y < second.y : leads(first, second)
  }

  /// By how many points two frames of SwiftUI's are level enough to be in the same row; negative if they are in two.
  func level(_ first: Frame, _ second: Frame) -> Double {
    let shared = min(first.bottom, second.bottom) - max(first.y, second.y)
    return shared - min(first.height, second.height) / 2
  }

  /// Whether the first frame begins nearer to the leading edge.
  func leads(_ first: Frame, _ second: Frame) -> Bool {
    isRightToLeft ? first.x > second.x : first.x < second.x
  }
}
