internal import Interface

/// The circumstances in which UIKit draws: those that the settings of the preview make.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  private let environment: EnvironmentValues
  private init(_ environment: EnvironmentValues) { self.environment = environment }
  public override convenience init() { self.init(EnvironmentValues()) }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    var environment = EnvironmentValues()
    environment.colorScheme = style == .dark ? .dark : .light
    self.init(environment)
  }
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = category.size ?? .large
    self.init(environment)
  }
  public static var current: UITraitCollection { UITraitCollection(Localization.current.environment(nil)) }

  public var userInterfaceStyle: UIUserInterfaceStyle { environment.colorScheme == .dark ? .dark : .light }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { environment.horizontalSizeClass.shared }
  public var verticalSizeClass: UIUserInterfaceSizeClass { environment.verticalSizeClass.shared }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(environment.dynamicTypeSize)
  }
  public var displayScale: CGFloat { 3 }
}

extension UserInterfaceSizeClass? {
  fileprivate var shared: UIUserInterfaceSizeClass {
    switch self {
    case nil: .unspecified
    case .compact: .compact
    case .regular: .regular
    }
  }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark

  /// The appearance in which a view is drawn, whatever is set; `nil` where it follows what is set.
  var shared: Setting.Appearance? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
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
