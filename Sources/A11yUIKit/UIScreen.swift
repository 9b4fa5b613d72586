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
