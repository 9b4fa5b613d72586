internal import Foundation

/// What can be made of a model's answer.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  init(_ content: GeneratedContent) throws
}

public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  public var promptRepresentation: Prompt { Prompt() }
  public var instructionsRepresentation: Instructions { Instructions() }
}

/// What a model can be asked for.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  public func asPartiallyGenerated() -> PartiallyGenerated? where PartiallyGenerated == Self { self }
}

/// What a model has answered: nothing.
public struct GeneratedContent: Sendable, Hashable, Generable {
  public var id: GenerationID?
  public init() {}
  public init(_ content: GeneratedContent) { self = content }
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
    self.id = id
  }
  public init(json: String) throws {}
  public var generatedContent: GeneratedContent { self }
  public var jsonString: String { "{}" }
  public static var generationSchema: GenerationSchema { GenerationSchema(GeneratedContent.self) }
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(self)
  }
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value { try Value(self) }
  /// That there is nothing to make a value of.
  public var error: any Error { LanguageModelSession.GenerationError.absent }
}

public struct GenerationID: Sendable, Hashable, Codable {
  private let id = UUID()
  public init() {}
  private enum CodingKeys: CodingKey {}
}

public struct GenerationSchema: Sendable, Codable {
  public init<Value: Generable>(_ type: Value.Type) {}
  public init<Value: Generable>(type: Value.Type, description: String? = nil, properties: [Property]) {}
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {}
  public struct Property: Sendable {
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
    ) {}
  }
}

public struct DynamicGenerationSchema: Sendable {
  public init(name: String, description: String? = nil, properties: [Property]) {}
  public init(name: String, description: String? = nil, anyOf choices: [String]) {}
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {}
  public init(arrayOf item: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {}
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {}
  public init(referenceTo name: String) {}
  public struct Property: Sendable {
    public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {}
  }
}

/// What a value is to be like.
public struct GenerationGuide<Value>: Sendable {
  private init(_ isHeld: Void) {}
}
extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> Self { Self(()) }
  public static func anyOf(_ values: [String]) -> Self { Self(()) }
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self(()) }
}
extension GenerationGuide where Value: Comparable & Numeric {
  public static func minimum(_ value: Value) -> Self { Self(()) }
  public static func maximum(_ value: Value) -> Self { Self(()) }
  public static func range(_ range: ClosedRange<Value>) -> Self { Self(()) }
}
// An attribute does not know the type of the property that it stands at.
extension GenerationGuide where Value == [Never] {
  public static func minimumCount(_ count: Int) -> Self { Self(()) }
  public static func maximumCount(_ count: Int) -> Self { Self(()) }
  public static func count(_ count: Int) -> Self { Self(()) }
  public static func count(_ range: ClosedRange<Int>) -> Self { Self(()) }
}
extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self(()) }
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self(()) }
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self(()) }
  public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] { Self(()) }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self where Value == [Element] { Self(()) }
}

@attached(member, names: named(PartiallyGenerated))
@attached(
  extension, conformances: Generable, names: named(init(_:)), named(generatedContent), named(generationSchema))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "A11ySwiftUIMacros", type: "GenerableMacro")

@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")
@attached(peer)
public macro Guide<Value>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
  #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")
@attached(peer)
public macro Guide<Output>(description: String? = nil, _ pattern: Regex<Output>) =
  #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

/// What a developer tries out beside the code; nothing of it is run.
@freestanding(declaration)
public macro Playground(_ name: String? = nil, body: @escaping () async throws -> Void) =
  #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")
