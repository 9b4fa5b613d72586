public import Foundation

// Values of Swift's own that a model can be asked for.

/// A value of which a model makes none here.
public protocol _Ungenerated: Generable {}

extension _Ungenerated {
  public init(_ content: GeneratedContent) throws { throw content.error }
  public var generatedContent: GeneratedContent { GeneratedContent() }
  public static var generationSchema: GenerationSchema { GenerationSchema(Self.self) }
}

extension String: _Ungenerated {}
extension Bool: _Ungenerated {}
extension Int: _Ungenerated {}
extension Double: _Ungenerated {}
extension Float: _Ungenerated {}
extension Decimal: _Ungenerated {}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws { throw content.error }
}
extension Array: PromptRepresentable, InstructionsRepresentable, ConvertibleToGeneratedContent
where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent() }
}
extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public static var generationSchema: GenerationSchema { GenerationSchema([Element].self) }
}

extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
