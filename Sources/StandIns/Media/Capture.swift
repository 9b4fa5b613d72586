public import A11ySwiftUI

/// What a camera is used by; there is none here, so that nothing is ever seen by it.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }
  public var sessionPreset = Preset.high
  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []
  public private(set) var isRunning = false
  public override init() { super.init() }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}
open class AVCaptureInput: NSObject {}
public final class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}
open class AVCaptureConnection: NSObject {
  public enum VideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
  }
  public var isVideoOrientationSupported: Bool { false }
  public var videoOrientation = VideoOrientation.portrait
  public var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}
public typealias AVCaptureVideoOrientation = AVCaptureConnection.VideoOrientation
open class AVCaptureOutput: NSObject {
  open func connection(with type: AVMediaType) -> AVCaptureConnection? { nil }
}

/// What is read in the pictures of a camera, such as a code.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let face = ObjectType(rawValue: "face")
  }
  public var type: ObjectType { .qr }
  public var bounds: CGRect { .zero }
}
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  public var stringValue: String? { nil }
  public var corners: [CGPoint] { [] }
}
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
public final class AVCaptureMetadataOutput: AVCaptureOutput {
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  public var metadataObjectTypes: [AVMetadataObject.ObjectType]? = []
  public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  public func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
/// What the pictures of a film are drawn in; VoiceOver knows nothing of layers.
open class AVPlayerLayer: CALayer {
  public var player: AVPlayer?
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var isReadyForDisplay: Bool { false }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
open class AVCaptureVideoPreviewLayer: CALayer {
  public var session: AVCaptureSession?
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { nil }
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect { rect }
}
