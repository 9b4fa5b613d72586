internal import Interface

/// The screen that an app finds itself on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  public static let main = UIScreen()
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: Device.ofPreviews.width, height: Device.ofPreviews.height) }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }
  public var scale: CGFloat { Device.ofPreviews.scale }
  public var nativeScale: CGFloat { scale }
  public var brightness: CGFloat = 0.5
  public var isCaptured: Bool { false }
  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection { .current }
}

extension Device {
  /// The device that previews are laid out on.
  static let ofPreviews = Device.standard(for: Platform(.iOS, 26))

  /// What the system leaves of the screen to an app.
  var contentSize: CGSize {
    CGSize(width: width, height: height - safeArea.top - safeArea.bottom)
  }

  /// The same of a device on its side: the camera is at one end, and as much is kept free at the other.
  var landscapeContentSize: CGSize {
    CGSize(width: height - 2 * safeArea.top, height: width - Device.landscapeHomeIndicator)
  }
  private static let landscapeHomeIndicator = 21.0
}
