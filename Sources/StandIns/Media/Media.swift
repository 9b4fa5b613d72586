public import A11yUIKit
@_exported public import Foundation

/// Sound and video, which are not played.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public private(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var volume: Float = 1
  public var isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var preventsDisplaySleepDuringVideoPlayback = true
  public var allowsExternalPlayback = true
  public var automaticallyWaitsToMinimizeStalling = true
  public var audiovisualBackgroundPlaybackPolicy = 0
  public var status: Status { .unknown }
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  public var error: (any Error)? { nil }
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func play() { rate = 1 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func pause() { rate = 0 }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  public override init() { super.init() }
  open func advanceToNextItem() {}
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {}
  open func removeAllItems() {}
}
public final class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public var status: Status { .unknown }
  public var duration: CMTime { .indefinite }
  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
open class AVAsset: NSObject, @unchecked Sendable {
  public init(url: URL) {}
  public var duration: CMTime { .zero }
}
/// Makes pictures of a film, of which none can be read.
public final class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public let asset: AVAsset
  public var appliesPreferredTrackTransform = false
  public var maximumSize = CGSize.zero
  public var requestedTimeToleranceBefore = CMTime.zero
  public var requestedTimeToleranceAfter = CMTime.zero
  public init(asset: AVAsset) { self.asset = asset }
  public func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw CocoaError(.fileReadUnknown)
  }
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileReadUnknown)
  }
  public func generateCGImageAsynchronously(
    for time: CMTime, completionHandler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { completionHandler(nil, time, CocoaError(.fileReadUnknown)) }
  public func cancelAllCGImageGeneration() {}
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public override init(url: URL) {
    self.url = url
    super.init(url: url)
  }
}
public struct CMTime: Hashable, Comparable, Sendable {
  public var seconds: Double
  public init(seconds: Double, preferredTimescale: Int32) { self.seconds = seconds }
  public init(value: Int64, timescale: Int32) { seconds = Double(value) / Double(timescale) }
  public static let zero = CMTime(seconds: 0, preferredTimescale: 1)
  public static let indefinite = CMTime(seconds: .nan, preferredTimescale: 1)
  public static let invalid = CMTime(seconds: .nan, preferredTimescale: 1)
  public var isValid: Bool { !seconds.isNaN }
  public var isNumeric: Bool { !seconds.isNaN }
  public var isIndefinite: Bool { seconds.isNaN }
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A view of SwiftUI's with the system's controls of video.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay
  public var body: some View { VideoSurface().overlay { overlay } }
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) { overlay = videoOverlay() }
}
extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { overlay = EmptyView() }
}
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController, DrawnElsewhere {
  public var player: AVPlayer?
  public var showsPlaybackControls = true
  public var allowsPictureInPicturePlayback = true
  public var entersFullScreenWhenPlaybackBegins = false
  public var exitsFullScreenWhenPlaybackEnds = false
}

public final class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    public static let voiceChat = Mode(rawValue: "voiceChat")
    public static let measurement = Mode(rawValue: "measurement")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RecordPermission: Sendable { case undetermined, denied, granted }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
  private static let instance = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { instance }
  public var outputVolume: Float { 1 }
  public var recordPermission: RecordPermission { .undetermined }
  public func setCategory(_ category: Category) throws {}
  public func setCategory(_ category: Category, options: CategoryOptions) throws {}
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  public func setMode(_ mode: Mode) throws {}
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  public var sampleRate: Double { 44_100 }
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public var volume: Float = 1
  public var numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  public var duration: TimeInterval { 0 }
  public private(set) var isPlaying = false
  public var rate: Float = 1
  public var enableRate = false
  public init(contentsOf url: URL) throws {}
  public init(contentsOf url: URL, fileTypeHint: String?) throws {}
  public init(data: Data) throws {}
  public init(data: Data, fileTypeHint: String?) throws {}
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public var isSpeaking: Bool { false }
  public var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  @discardableResult open func continueSpeaking() -> Bool { true }
}
public protocol AVSpeechSynthesizerDelegate: AnyObject {}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public var speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate: Float = 0.5
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public var preUtteranceDelay: TimeInterval = 0
  public var postUtteranceDelay: TimeInterval = 0
  public var prefersAssistiveTechnologySettings = false
  public init(string: String) { speechString = string }
}
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced
  case premium
}
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
public final class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public let name: String
  public let identifier: String
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  public var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  private init(_ language: String, _ name: String) {
    (self.language, self.name) = (language, name)
    identifier = "com.apple.voice.compact.\(language).\(name)"
  }
  public init?(language: String?) {
    let language = language ?? AVSpeechSynthesisVoice.currentLanguageCode()
    guard let voice = AVSpeechSynthesisVoice.all.first(where: { $0.language.hasPrefix(language) }) else { return nil }
    (self.language, name, identifier) = (voice.language, voice.name, voice.identifier)
  }
  public init?(identifier: String) {
    guard let voice = AVSpeechSynthesisVoice.all.first(where: { $0.identifier == identifier }) else { return nil }
    (language, name, self.identifier) = (voice.language, voice.name, voice.identifier)
  }
  public class func currentLanguageCode() -> String { "en-US" }
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { all }

  /// Voices that every device has (Apple Support, “Change the voice that iPhone or iPad uses to speak”).
  private static let all = [
    ("ar-001", "Maged"), ("da-DK", "Sara"), ("de-DE", "Anna"), ("en-AU", "Karen"), ("en-GB", "Daniel"),
    ("en-IE", "Moira"), ("en-US", "Samantha"), ("en-ZA", "Tessa"), ("es-ES", "Mónica"), ("es-MX", "Paulina"),
    ("fi-FI", "Satu"), ("fr-CA", "Amélie"), ("fr-FR", "Thomas"), ("it-IT", "Alice"), ("ja-JP", "Kyoko"),
    ("ko-KR", "Yuna"), ("nl-NL", "Xander"), ("nb-NO", "Nora"), ("pl-PL", "Zosia"), ("pt-BR", "Luciana"),
    ("ru-RU", "Milena"), ("sv-SE", "Alva"), ("tr-TR", "Yelda"), ("zh-CN", "Tingting"),
  ]
  .map(AVSpeechSynthesisVoice.init)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
open class AVAudioNode: NSObject, @unchecked Sendable {
  public typealias TapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
  public func installTap(onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block: @escaping TapBlock) {}
  public func removeTap(onBus bus: Int) {}
  public func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  public func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
}
public typealias AVAudioNodeTapBlock = AVAudioNode.TapBlock
public typealias AVAudioFrameCount = UInt32
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {}
/// Records nothing, and plays nothing.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  public private(set) var isRunning = false
  public override init() {}
  open func prepare() {}
  open func start() throws { isRunning = true }
  open func pause() { isRunning = false }
  open func stop() { isRunning = false }
  open func reset() {}
  open func attach(_ node: AVAudioNode) {}
  open func connect(_ node: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
}
public final class AVAudioFormat: NSObject, @unchecked Sendable {
  public var sampleRate: Double { 44_100 }
  public var channelCount: UInt32 { 1 }
}
public final class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  public var frameLength: AVAudioFrameCount { 0 }
}
public final class AVAudioTime: NSObject, @unchecked Sendable {}
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public private(set) var isRecording = false
  public var isMeteringEnabled = false
  public var currentTime: TimeInterval { 0 }
  public let url: URL
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult open func prepareToRecord() -> Bool { true }
  @discardableResult open func record() -> Bool {
    isRecording = true
    return true
  }
  open func pause() { isRecording = false }
  open func stop() { isRecording = false }
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
}
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audio = AVMediaType(rawValue: "soun")
  public static let video = AVMediaType(rawValue: "vide")
}
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public typealias SystemSoundID = UInt32
/// The name that Apple's older frameworks have for an address.
public typealias CFURL = URL
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ id: SystemSoundID) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesCreateSystemSoundID(_ url: CFURL, _ id: UnsafeMutablePointer<SystemSoundID>) -> Int32 { -1 }
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ id: SystemSoundID) -> Int32 { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSound(_ id: SystemSoundID) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
