// What is said to a model: nobody hears it.

public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}
public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

public struct Prompt: Sendable, PromptRepresentable {
  public init() {}
  public init(_ content: some PromptRepresentable) {}
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {}
  public var promptRepresentation: Prompt { self }
}
public struct Instructions: Sendable, InstructionsRepresentable {
  public init() {}
  public init(_ content: some InstructionsRepresentable) {}
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {}
  public var instructionsRepresentation: Instructions { self }
}

@resultBuilder
public enum PromptBuilder {
  public static func buildExpression(_ part: some PromptRepresentable) -> Prompt { Prompt() }
  public static func buildExpression(_ part: Prompt) -> Prompt { part }
  public static func buildBlock(_ parts: Prompt...) -> Prompt { Prompt() }
  public static func buildOptional(_ part: Prompt?) -> Prompt { Prompt() }
  public static func buildEither(first part: Prompt) -> Prompt { part }
  public static func buildEither(second part: Prompt) -> Prompt { part }
  public static func buildArray(_ parts: [Prompt]) -> Prompt { Prompt() }
}
@resultBuilder
public enum InstructionsBuilder {
  public static func buildExpression(_ part: some InstructionsRepresentable) -> Instructions { Instructions() }
  public static func buildExpression(_ part: Instructions) -> Instructions { part }
  public static func buildBlock(_ parts: Instructions...) -> Instructions { Instructions() }
  public static func buildOptional(_ part: Instructions?) -> Instructions { Instructions() }
  public static func buildEither(first part: Instructions) -> Instructions { part }
  public static func buildEither(second part: Instructions) -> Instructions { part }
  public static func buildArray(_ parts: [Instructions]) -> Instructions { Instructions() }
}
