/// The device that an app finds itself on: a phone.
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
