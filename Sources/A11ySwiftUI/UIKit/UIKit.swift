/// UIKit's types, as far as views name them.
///
/// `import SwiftUI` brings them on Apple's systems too.
public final class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  public let color: Color
  init(_ color: Color, _ unused: Void) { self.color = color }
  public init(_ color: Color) { self.color = color }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
  }
  public static var supportsSecureCoding: Bool { true }
  public convenience init?(coder: NSCoder) {
    let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  public func encode(with coder: NSCoder) {
    let parts = color.parts ?? Color.Parts(red: 0, green: 0, blue: 0)
    coder.encode(parts.red, forKey: "UIRed")
    coder.encode(parts.green, forKey: "UIGreen")
    coder.encode(parts.blue, forKey: "UIBlue")
    coder.encode(color.alpha, forKey: "UIAlpha")
  }
  public init?(named name: String) { color = Color(name) }
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    color = Color(name, bundle: bundle)
  }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    color = dynamicProvider(UITraitCollection()).color
  }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  public var cgColor: CGColor { CGColor() }
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.parts ?? Color.Parts(red: 0, green: 0, blue: 0)
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  private static func named(_ name: String) -> UIColor { UIColor(Color(named: name)) }
  public static let label = named("label")
  public static let secondaryLabel = named("secondaryLabel")
  public static let tertiaryLabel = named("tertiaryLabel")
  public static let quaternaryLabel = named("quaternaryLabel")
  public static let placeholderText = named("placeholderText")
  public static let separator = named("separator")
  public static let opaqueSeparator = named("opaqueSeparator")
  public static let link = named("link")
  public static let systemBackground = named("systemBackground")
  public static let secondarySystemBackground = named("secondarySystemBackground")
  public static let tertiarySystemBackground = named("tertiarySystemBackground")
  public static let systemGroupedBackground = named("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground")
  public static let systemFill = named("systemFill")
  public static let secondarySystemFill = named("secondarySystemFill")
  public static let tertiarySystemFill = named("tertiarySystemFill")
  public static let quaternarySystemFill = named("quaternarySystemFill")
  public static let systemRed = named("red")
  public static let systemOrange = named("orange")
  public static let systemYellow = named("yellow")
  public static let systemGreen = named("green")
  public static let systemMint = named("mint")
  public static let systemTeal = named("teal")
  public static let systemCyan = named("cyan")
  public static let systemBlue = named("blue")
  public static let systemIndigo = named("indigo")
  public static let systemPurple = named("purple")
  public static let systemPink = named("pink")
  public static let systemBrown = named("brown")
  public static let systemGray = named("gray")
  public static let systemGray2 = named("systemGray2")
  public static let systemGray3 = named("systemGray3")
  public static let systemGray4 = named("systemGray4")
  public static let systemGray5 = named("systemGray5")
  public static let systemGray6 = named("systemGray6")
  public static let tintColor = named("accentColor")
  public static let black = named("black")
  public static let white = named("white")
  public static let gray = named("gray")
  public static let lightGray = named("lightGray")
  public static let darkGray = named("darkGray")
  public static let red = named("red")
  public static let green = named("green")
  public static let blue = named("blue")
  public static let cyan = named("cyan")
  public static let yellow = named("yellow")
  public static let magenta = named("magenta")
  public static let orange = named("orange")
  public static let purple = named("purple")
  public static let brown = named("brown")
  public static let clear = named("clear")
}

public final class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  let source: Image.Source
  public let size: CGSize
  public var scale: CGFloat { 1 }
  public var accessibilityLabel: String?
  init(_ source: Image.Source, size: CGSize = .zero) {
    self.source = source
    self.size = size
  }
  public override convenience init() { self.init(.data) }
  public convenience init?(named name: String) { self.init(.named(name)) }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) { self.init(.named(name)) }
  public convenience init?(systemName: String) { self.init(.symbol(systemName)) }
  public convenience init?(systemName: String, withConfiguration: Any?) { self.init(.symbol(systemName)) }
  public convenience init?(data: Data) { return nil }
  public convenience init?(data: Data, scale: CGFloat) { return nil }
  public convenience init?(contentsOfFile path: String) { return nil }
  public convenience init(cgImage: CGImage) { self.init(.data) }
  public var cgImage: CGImage? { nil }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withConfiguration(_ configuration: Any) -> UIImage { self }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

public final class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
  }
  public let pointSize: CGFloat
  init(size: CGFloat) { pointSize = size }
  public static var supportsSecureCoding: Bool { true }
  public init?(coder: NSCoder) { pointSize = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")) }
  public func encode(with coder: NSCoder) { coder.encode(Double(pointSize), forKey: "UIFontPointSize") }
  public convenience init?(name: String, size: CGFloat) { self.init(size: size) }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size: size) }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size: size) }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17, .callout: 16,
      .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return UIFont(size: sizes[style] ?? 17)
  }
  public static var systemFontSize: CGFloat { 14 }
  public static var labelFontSize: CGFloat { 17 }
  public var lineHeight: CGFloat { pointSize * 1.2 }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.24 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public var xHeight: CGFloat { pointSize * 0.53 }
  public var fontName: String { "System" }
  public var familyName: String { "System" }
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

public final class UITraitCollection: NSObject, @unchecked Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var displayScale: CGFloat { 3 }
  public static var current: UITraitCollection { UITraitCollection() }
}

@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "26.0" }
  public var orientation: UIDeviceOrientation { .portrait }
  public var identifierForVendor: UUID? { nil }
  public var batteryLevel: Float { 1 }
  public var isBatteryMonitoringEnabled = false
  public var isProximityMonitoringEnabled = false
  /// Sets what Objective-C alone can reach, such as the orientation.
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKey key: String) -> Any? { nil }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

@preconcurrency @MainActor
public final class UIScreen: NSObject {
  public static let main = UIScreen()
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  public var scale: CGFloat { 3 }
  public var nativeScale: CGFloat { 3 }
  public var brightness: CGFloat = 0.5
  public var isCaptured: Bool { false }
  public var maximumFramesPerSecond: Int { 60 }
}

@preconcurrency @MainActor
open class UIResponder: NSObject {
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  open var next: UIResponder? { nil }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var supportsAlternateIcons: Bool { true }
  public var alternateIconName: String? { nil }
  public weak var delegate: (any UIApplicationDelegate)?
  public func canOpenURL(_ url: URL) -> Bool { true }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Graph.current?.host.ask(.open(url))
    completion?(true)
  }
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { true }
  @discardableResult
  public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }
  public func endEditing() {}
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  public func setAlternateIconName(_ name: String?) async throws {}
  public func registerForRemoteNotifications() {}
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
}
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

public final class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var urls: [URL]?
  public var image: UIImage?
  public var images: [UIImage]?
  public var items: [[String: Any]] = []
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var changeCount: Int { 0 }
  public func setItems(_ items: [[String: Any]], options: [AnyHashable: Any] = [:]) {}
  public func setValue(_ value: Any, forPasteboardType type: String) { string = value as? String }
}

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() { super.init() }
  public func prepare() {}
}
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public nonisolated init(style: FeedbackStyle = .medium) { super.init() }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad, alphabet
}
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done }
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let familyName = UITextContentType(rawValue: "familyName")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  public static let addressState = UITextContentType(rawValue: "addressState")
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  public static let countryName = UITextContentType(rawValue: "countryName")
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  public static let middleName = UITextContentType(rawValue: "middleName")
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static let zero = UIEdgeInsets()
}
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
public final class UIBezierPath: NSObject, @unchecked Sendable {
  public override init() {}
  public init(rect: CGRect) {}
  public init(ovalIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {}
  public var cgPath: CGPath { CGPath() }
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {}
  public func close() {}
  public func fill() {}
  public func stroke() {}
  public func addClip() {}
  public func append(_ path: UIBezierPath) {}
  public var lineWidth: CGFloat {
    get { 1 }
    set {}
  }
}

public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let announcement = Notification(name: "announcement")
    public static let layoutChanged = Notification(name: "layoutChanged")
    public static let screenChanged = Notification(name: "screenChanged")
    public static let pageScrolled = Notification(name: "pageScrolled")
  }
  public static func post(notification: Notification, argument: Any?) {
    let words = (argument as? String) ?? (argument as? NSAttributedString)?.string
    switch notification {
    case .announcement: if let words { tell(.announce(words, priority: .usual, isQueued: false)) }
    case .layoutChanged: tell(.layoutChanged(words))
    case .screenChanged: tell(.screenChanged(words))
    default: if let words { tell(.pageScrolled(words)) }
    }
  }
  private static var flags: AccessibilityFlags { Localization.current.environment(nil).accessibility }
  public static var isVoiceOverRunning: Bool { flags.isVoiceOverRunning }
  public static var isSwitchControlRunning: Bool { flags.isSwitchControlRunning }
  public static var isReduceMotionEnabled: Bool { flags.reduceMotion }
  public static var isReduceTransparencyEnabled: Bool { flags.reduceTransparency }
  public static var isBoldTextEnabled: Bool { flags.isBoldTextOn }
  public static var isInvertColorsEnabled: Bool { flags.invertColors }
  public static var isDarkerSystemColorsEnabled: Bool { flags.increasesContrast }
  public static var shouldDifferentiateWithoutColor: Bool { flags.differentiateWithoutColor }
  public static var buttonShapesEnabled: Bool { flags.showButtonShapes }
  public static var prefersCrossFadeTransitions: Bool { flags.prefersCrossFade }
  public static var isOnOffSwitchLabelsEnabled: Bool { flags.onOffLabels }
  // What the settings of a scenario do not have, as it is on a new device.
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}
