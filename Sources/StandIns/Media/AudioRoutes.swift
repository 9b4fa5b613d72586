public import A11yUIKit

/// Where sound goes: to the device's own speaker.
public final class AVAudioSessionRouteDescription: NSObject {
  public let inputs: [AVAudioSessionPortDescription] = []
  public let outputs = [AVAudioSessionPortDescription(portType: .builtInSpeaker, portName: "Speaker")]
}

public final class AVAudioSessionPortDescription: NSObject {
  public let portType: AVAudioSession.Port
  public let portName: String
  public var uid: String { portName }
  init(portType: AVAudioSession.Port, portName: String) { (self.portType, self.portName) = (portType, portName) }
}

extension AVAudioSession {
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let carAudio = Port(rawValue: "CarAudio")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let headphones = Port(rawValue: "Headphones")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let usbAudio = Port(rawValue: "USBAudio")
  }

  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
}

/// A button to choose where sound goes.
///
/// It is not called anything (“by default the button is un-labelled”, Automattic/pocket-casts-ios,
/// `PCRoutePickerView.swift`).
@MainActor open class AVRoutePickerView: UIView {
  public weak var delegate: (any AVRoutePickerViewDelegate)?
  public var activeTintColor: UIColor?
  public var prioritizesVideoDevices = false
  private let button = UIButton(type: .custom)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(button)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}

@MainActor public protocol AVRoutePickerViewDelegate: AnyObject {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
