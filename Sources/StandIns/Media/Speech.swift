@_exported public import Foundation

/// Recognizes speech; nobody speaks, and nobody has allowed it.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  public var isAvailable: Bool { false }
  public var supportsOnDeviceRecognition = false
  public var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  public var queue = OperationQueue.main
  public weak var delegate: (any SFSpeechRecognizerDelegate)?

  public override init() { locale = .current }
  public init?(locale: Locale) { self.locale = locale }

  public static func supportedLocales() -> Set<Locale> { [] }
  public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  public static func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    handler(.denied)
  }

  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

public protocol SFSpeechRecognizerDelegate: AnyObject {
  func speechRecognizer(_ recognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ recognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  public var shouldReportPartialResults = true
  public var requiresOnDeviceRecognition = false
  public var addsPunctuation = false
  public var contextualStrings: [String] = []
  public var taskHint = SFSpeechRecognitionTaskHint.unspecified
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  open func append(_ buffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
}

open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  public var state: SFSpeechRecognitionTaskState { .completed }
  public var isFinishing: Bool { false }
  public private(set) var isCancelled = false
  public var error: (any Error)? { nil }
  open func finish() {}
  open func cancel() { isCancelled = true }
}

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public var bestTranscription: SFTranscription { SFTranscription() }
  public var transcriptions: [SFTranscription] { [] }
  public var isFinal: Bool { true }
}
open class SFTranscription: NSObject, @unchecked Sendable {
  public var formattedString: String { "" }
}
