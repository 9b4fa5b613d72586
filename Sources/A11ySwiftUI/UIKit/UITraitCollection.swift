/// The circumstances in which UIKit draws: those of a new phone.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var displayScale: CGFloat { 3 }
  public static var current: UITraitCollection { UITraitCollection() }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "large")
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  public static let small = UIContentSizeCategory(rawValue: "small")
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
  var size: DynamicTypeSize { .large }
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
