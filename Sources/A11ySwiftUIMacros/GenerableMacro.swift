/// `@Generable`: a type that a language model can fill in, with one beside it of which a part is there.
struct GenerableMacro {
  private let expansion: Expansion

  init(_ expansion: Expansion) { self.expansion = expansion }

  func source(role: String) -> String {
    let type = TypeSource(expansion.declaration)
    guard role == "extension" else { return type.kind == "enum" ? "" : GenerableMacro.part(of: type) }
    return """
      extension \(expansion.extendedType): Generable {
        nonisolated \(type.access)init(_ content: GeneratedContent) throws { throw content.error }
        nonisolated \(type.access)var generatedContent: GeneratedContent { GeneratedContent() }
        nonisolated \(type.access)static var generationSchema: GenerationSchema { GenerationSchema(Self.self) }
      }
      """
  }

  /// The type of an answer of which a part is there, which knows the types that the other one does.
  private static func part(of type: TypeSource) -> String {
    let access = type.access
    let variables = type.members.filter { $0.isStored && !$0.declaredType.isEmpty }
    let properties = variables.map { "\(access)var \($0.name): (\($0.declaredType)).PartiallyGenerated?" }
    return """
      nonisolated \(access)struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
        \(access)var id = GenerationID()
        \(properties.joined(separator: "\n  "))
        \(access)init(_ content: GeneratedContent) throws { throw content.error }
      }
      """
  }
}
