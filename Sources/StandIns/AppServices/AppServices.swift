@_exported public import A11yUIKit
@_exported public import Foundation

// MARK: - Who is there
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}
open class LAContext: NSObject, @unchecked Sendable {
  public var biometryType: LABiometryType { .faceID }
  public var localizedFallbackTitle: String?
  public var localizedCancelTitle: String?
  public var localizedReason = ""
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { false }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, nil) }
  open func invalidate() {}
}

// MARK: - What is felt
open class CHHapticEngine: @unchecked Sendable {
  public struct Capabilities: Sendable {
    public var supportsHaptics: Bool { false }
    public var supportsAudio: Bool { false }
  }
  public var resetHandler: () -> Void = {}
  public var stoppedHandler: (Int) -> Void = { _ in }
  public init() throws {}
  public static func capabilitiesForHardware() -> Capabilities { Capabilities() }
  public func start() throws {}
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  public func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
}
public final class CHHapticPatternPlayer: Sendable { public func start(atTime time: TimeInterval) throws {} }
public final class CHHapticPattern: Sendable {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
  public init(contentsOf url: URL) throws {}
  public var duration: TimeInterval { 0 }
}
public final class CHHapticEvent: Sendable {
  public enum EventType: Sendable { case hapticTransient, hapticContinuous, audioContinuous }
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = 0
  ) {}
}
public final class CHHapticEventParameter: Sendable {
  public enum ID: Sendable { case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained }
  public init(parameterID: ID, value: Float) {}
}
public final class CHHapticDynamicParameter: Sendable {
  public enum ID: Sendable {
    case hapticIntensityControl, hapticSharpnessControl, hapticAttackTimeControl, hapticDecayTimeControl
    case hapticReleaseTimeControl, audioVolumeControl, audioPanControl, audioBrightnessControl, audioPitchControl
  }
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {}
}
public final class CHHapticParameterCurve: Sendable {
  public struct ControlPoint: Sendable {
    public var relativeTime: TimeInterval
    public var value: Float
    public init(relativeTime: TimeInterval, value: Float) {
      self.relativeTime = relativeTime
      self.value = value
    }
  }
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {}
}

// MARK: - Mail and messages
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController, DrawnElsewhere {
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public static func canSendMail() -> Bool { false }
  public func setSubject(_ subject: String) {}
  public func setToRecipients(_ recipients: [String]?) {}
  public func setMessageBody(_ body: String, isHTML: Bool) {}
  public func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {}
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController, DrawnElsewhere {
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  public var recipients: [String]?
  public var body: String?
  public var subject: String?
  public static func canSendText() -> Bool { false }
  public static func canSendAttachments() -> Bool { false }
  public static func canSendSubject() -> Bool { false }
  @discardableResult public func addAttachmentURL(_ url: URL, withAlternateFilename name: String?) -> Bool { true }
  @discardableResult
  public func addAttachmentData(_ data: Data, typeIdentifier: String, filename: String) -> Bool { true }
}
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {}

// MARK: - Motion, tracking, work in the background
open class CMMotionManager: NSObject, @unchecked Sendable {
  public var isDeviceMotionAvailable: Bool { false }
  public var isAccelerometerAvailable: Bool { false }
  public var deviceMotionUpdateInterval: TimeInterval = 0
  public var accelerometerUpdateInterval: TimeInterval = 0
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  open func stopDeviceMotionUpdates() {}
  open func stopAccelerometerUpdates() {}
}
public struct CMAcceleration: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
}
public final class CMAttitude: NSObject, Sendable {
  public var roll: Double { 0 }
  public var pitch: Double { 0 }
  public var yaw: Double { 0 }
}
public final class CMDeviceMotion: NSObject, Sendable {
  public var attitude: CMAttitude { CMAttitude() }
  public var userAcceleration: CMAcceleration { CMAcceleration() }
  public var gravity: CMAcceleration { CMAcceleration() }
}
public final class CMAccelerometerData: NSObject, Sendable {
  public var acceleration: CMAcceleration { CMAcceleration() }
}
public final class CMPedometer: NSObject, @unchecked Sendable {
  public static func isStepCountingAvailable() -> Bool { false }
  public func stopUpdates() {}
}
public enum ATTrackingManager {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  public static var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
open class BGTask: NSObject, @unchecked Sendable {
  public var expirationHandler: (() -> Void)?
  public var identifier: String { "" }
  public func setTaskCompleted(success: Bool) {}
}
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGTaskRequest: NSObject {
  public var earliestBeginDate: Date?
}
public final class BGAppRefreshTaskRequest: BGTaskRequest { public init(identifier: String) {} }
public final class BGProcessingTaskRequest: BGTaskRequest {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false
  public init(identifier: String) {}
}
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
  public static let shared = BGTaskScheduler()
  @discardableResult public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  public func submit(_ request: BGTaskRequest) throws {}
  public func cancelAllTaskRequests() {}
}
