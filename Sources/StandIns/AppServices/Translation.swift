public import A11yUIKit

// Translations, for which languages would have to be loaded.

/// What translates text, which fails where no language is loaded.
public final class TranslationSession: @unchecked Sendable {
  public struct Configuration: Hashable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public private(set) var version = 0
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    public mutating func invalidate() { version += 1 }
  }
  public struct Request: Hashable, Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }
  public struct Response: Hashable, Sendable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }

  public let sourceLanguage: Locale.Language?
  public let targetLanguage: Locale.Language?
  public var isReady: Bool { get async { false } }
  public var canRequestDownloads: Bool { false }

  public init(installedSource: Locale.Language, target: Locale.Language?) {
    (sourceLanguage, targetLanguage) = (installedSource, target)
  }

  public func prepareTranslation() async throws { throw TranslationError.notInstalled }
  public func translate(_ text: String) async throws -> Response { throw TranslationError.notInstalled }
  public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.notInstalled }
  public func cancel() {}
}

public struct TranslationError: LocalizedError, Hashable, Sendable {
  private let name: String
  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  public static let internalError = TranslationError(name: "internalError")
  public static let alreadyCancelled = TranslationError(name: "alreadyCancelled")
  public static let notInstalled = TranslationError(name: "notInstalled")

  // swift-format-ignore: NoLeadingUnderscores
  public static func ~= (pattern: TranslationError, error: any Error) -> Bool {
    error as? TranslationError == pattern
  }
}

/// Which languages there are: none is loaded.
public final class LanguageAvailability: Sendable {
  public enum Status: Sendable { case installed, supported, unsupported }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .supported }
  public func status(for text: String, to target: Locale.Language?) async throws -> Status { .supported }
}

extension View {
  /// The system's own screen with a translation, which another program shows.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }

  // Before something is translated, the system asks whether the languages shall be loaded; nobody answers here.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { self }
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { self }
}
