@_exported public import A11yUIKit

// The documentation of FoundationModels. A preview shows the app as on a device that has the model; nobody answers.

public final class SystemLanguageModel: Sendable, Observable {
  public static let `default` = SystemLanguageModel()

  public enum Availability: Sendable, Equatable {
    case available
    case unavailable(UnavailableReason)
    public enum UnavailableReason: Sendable, Hashable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
  }
  public struct UseCase: Sendable, Hashable {
    private let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  public struct Guardrails: Sendable {
    public static let `default` = Guardrails()
    public static let permissiveContentTransformations = Guardrails()
  }

  private init() {}
  public convenience init(useCase: UseCase = .general, guardrails: Guardrails = .default) { self.init() }
  public var availability: Availability { .available }
  public var isAvailable: Bool { true }
  public var supportedLanguages: Set<Locale.Language> { [Locale.Language(identifier: "en")] }
  public var contextSize: Int { 4096 }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { true }
}

/// A talk with the model.
public final class LanguageModelSession: Observable, @unchecked Sendable {
  public let transcript: Transcript
  public var isResponding: Bool { false }

  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
  ) { transcript = Transcript() }
  @_disfavoredOverload
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String?) {
    transcript = Transcript()
  }
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { transcript = Transcript() }
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
    self.transcript = transcript
  }

  public func prewarm(promptPrefix: Prompt? = nil) {}
  public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredOutput: Transcript.Entry? = nil
  ) -> Data { Data() }

  public struct Response<Content: Sendable>: Sendable {
    public let content: Content
    public let rawContent: GeneratedContent
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  // MARK: - Answers
  @discardableResult public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.absent }
  @discardableResult public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.absent }
  @discardableResult public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw GenerationError.absent }
  @discardableResult public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.absent }
  @discardableResult public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.absent }
  @discardableResult public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw GenerationError.absent }
  @discardableResult public func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw GenerationError.absent }
  @discardableResult public func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw GenerationError.absent }

  // MARK: - Answers as they come
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { ResponseStream() }

  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    public struct Snapshot {
      public let content: Content.PartiallyGenerated
      public let rawContent: GeneratedContent
    }
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { throw GenerationError.absent }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> where Content: Sendable { throw GenerationError.absent }
  }

  // MARK: - Errors
  public enum GenerationError: LocalizedError {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    public struct Refusal: Sendable {
      public var explanation: Response<String> { get async throws { throw GenerationError.absent } }
    }
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)

    /// That no model is there.
    static let absent = GenerationError.assetsUnavailable(Context(debugDescription: "there is no model in a preview"))
    public var errorDescription: String? { "The model is unavailable." }
  }
  public struct ToolCallError: LocalizedError {
    public var tool: any Tool
    public var underlyingError: any Error
    public init(tool: any Tool, underlyingError: any Error) {
      self.tool = tool
      self.underlyingError = underlyingError
    }
  }
}

public struct GenerationOptions: Sendable, Equatable {
  public struct SamplingMode: Sendable, Equatable {
    public static let greedy = SamplingMode()
    public static func random(top count: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

public enum LanguageModelFeedback {
  public enum Sentiment: Sendable, Hashable, CaseIterable { case positive, negative, neutral }
  public struct Issue: Sendable {
    public enum Category: Sendable, Hashable, CaseIterable {
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual
      case vulgarOrOffensive, triggeredGuardrailUnexpectedly
    }
    public init(category: Category, explanation: String? = nil) {}
  }
}

/// What the model can call.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Output: PromptRepresentable
  associatedtype Arguments: ConvertibleFromGeneratedContent
  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }
  func call(arguments: Arguments) async throws -> Output
}
extension Tool {
  public var name: String { String(describing: Self.self) }
  public var includesSchemaInInstructions: Bool { true }
}
extension Tool where Arguments: Generable {
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
