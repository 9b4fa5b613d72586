public import A11ySwiftUI

/// A camera or a microphone, of which there are none, and of which nothing is allowed.
public final class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  public final class DiscoverySession: NSObject {
    public var devices: [AVCaptureDevice] { [] }
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
  public static func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  public static func requestAccess(for type: AVMediaType) async -> Bool { false }
  public static func requestAccess(for type: AVMediaType, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
  public static func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  public static func `default`(
    _ type: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  public static var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  public static var systemPreferredCamera: AVCaptureDevice? { nil }
  public var uniqueID: String { "" }
  public var localizedName: String { "" }
  public var position: Position { .unspecified }
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  public var hasTorch: Bool { false }
  public var hasFlash: Bool { false }
  public var isTorchAvailable: Bool { false }
  public var isTorchActive: Bool { false }
  public var torchMode = TorchMode.off
  public var focusMode = FocusMode.locked
  public var exposureMode = ExposureMode.locked
  public var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  public var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  public var videoZoomFactor: CGFloat = 1
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  public var isFocusPointOfInterestSupported: Bool { false }
  public var isExposurePointOfInterestSupported: Bool { false }
  public func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  public func isExposureModeSupported(_ mode: ExposureMode) -> Bool { false }
  public func lockForConfiguration() throws {}
  public func unlockForConfiguration() {}
  public func setTorchModeOn(level: Float) throws {}
}

// MARK: - Pictures and films that are taken
public final class AVCapturePhotoSettings: NSObject {
  public var flashMode = AVCaptureDevice.FlashMode.off
  public convenience init(format: [String: Any]?) { self.init() }
}
public final class AVCapturePhoto: NSObject, @unchecked Sendable {
  public func fileDataRepresentation() -> Data? { nil }
}
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}
public final class AVCapturePhotoOutput: AVCaptureOutput {
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }
  public var isHighResolutionCaptureEnabled = false
  public var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  public func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo url: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}
open class AVCaptureFileOutput: AVCaptureOutput {
  public var isRecording: Bool { false }
  open func startRecording(to url: URL, recordingDelegate: any AVCaptureFileOutputRecordingDelegate) {}
  open func stopRecording() {}
}
public final class AVCaptureMovieFileOutput: AVCaptureFileOutput {}
