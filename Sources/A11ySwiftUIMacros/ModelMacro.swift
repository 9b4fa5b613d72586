/// `@Model`: a class whose stored properties are observed, and whose objects can be kept.
struct ModelMacro {
  private let expansion: Expansion

  init(_ expansion: Expansion) { self.expansion = expansion }

  func source(role: String) -> String {
    switch role {
    case "memberAttribute": isStoredVariable ? "@ObservationTracked" : ""
    case "extension": "extension \(expansion.extendedType): PersistentModel, Observable {}"
    default: members
    }
  }

  /// Whether what the attribute is for is a variable that has a place in the object.
  private var isStoredVariable: Bool {
    var scanner = SourceScanner(expansion.declaration)
    var words: [String] = []
    scanner.skipSpace()
    while let word = scanner.attributeOrWord() {
      words.append(word)
      scanner.skipSpace()
      if word == "var" { break }
    }
    let excluded = ["static", "class", "lazy", "@ObservationIgnored", "@ObservationTracked"]
    guard words.last == "var", !words.contains(where: excluded.contains) else { return false }
    var hasValue = false
    while !scanner.isAtEnd {
      if scanner.current == "=" { hasValue = true }
      // What follows the type in braces is a value that is computed, unless it only watches the stored one.
      if scanner.current == "{", !hasValue {
        let accessors = scanner.bracketed()
        return accessors.contains("didSet") || accessors.contains("willSet")
      }
      scanner.skip()
    }
    return true
  }

  /// What the tracking of the standard library's macros asks for, and where the objects have values.
  private var members: String {
    let type = expansion.nameOfType
    let source = TypeSource(expansion.declaration)
    let access = source.access
    let places = source.members.filter(\.isKept).map { $0.place(in: type) }.joined(separator: ", ")
    return """
      @ObservationIgnored private let _$observationRegistrar = _ModelRegistrar()
      \(access)nonisolated static var _places: [_ModelPlace] { [\(places)] }
      nonisolated func access<Member>(keyPath: KeyPath<\(type), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(type), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      private nonisolated func shouldNotifyObservers<Member>(_ old: Member, _ new: Member) -> Bool { true }
      private nonisolated func shouldNotifyObservers<Member: Equatable>(_ old: Member, _ new: Member) -> Bool { old != new }
      private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ old: Member, _ new: Member) -> Bool { old !== new }
      private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(_ old: Member, _ new: Member) -> Bool {
        old !== new
      }
      """
  }
}

/// `@ModelActor`: an actor with a context of its own.
struct ModelActorMacro {
  private let expansion: Expansion

  init(_ expansion: Expansion) { self.expansion = expansion }

  func source(role: String) -> String {
    guard role != "extension" else { return "extension \(expansion.extendedType): ModelActor {}" }
    let access = TypeSource(expansion.declaration).access
    return """
      \(access)nonisolated let modelContainer: ModelContainer
      \(access)nonisolated let modelExecutor: any ModelExecutor
      \(access)init(modelContainer: ModelContainer) {
        self.modelContainer = modelContainer
        self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
      }
      """
  }
}

extension TypeSource {
  /// Whether it is a property that a model keeps.
  fileprivate var isKept: Bool {
    isStored && !modifiers.contains("lazy")
      && attributes.allSatisfy { !["@Transient", "@ObservationIgnored"].contains($0) }
  }

  /// A property as a place of its model, with what its author says of the objects there.
  fileprivate func place(in type: String) -> String {
    let said = (arguments["@Relationship"] ?? "").dropFirst().dropLast()
    let parts = String(said).commaSeparated.filter { $0.hasPrefix("inverse:") }
    let cascades = said.contains(".cascade") ? ["cascades: true"] : []
    return "_ModelPlace(" + (["\\\(type).\(name)"] + cascades + parts).joined(separator: ", ") + ")"
  }
}

extension Expansion {
  /// The name of the class or actor that an attribute stands at.
  fileprivate var nameOfType: String {
    var scanner = SourceScanner(declaration)
    scanner.skipSpace()
    while let word = scanner.attributeOrWord() {
      scanner.skipSpace()
      if word == "class" || word == "actor" { return scanner.attributeOrWord() ?? "" }
    }
    return ""
  }
}

extension SourceScanner {
  /// An attribute without its arguments, a modifier or a name, and steps over it with its arguments.
  fileprivate mutating func attributeOrWord() -> String? {
    let start = index
    if current == "@" { index += 1 }
    while let character = current, character.isLetter || character.isNumber || character == "_" { index += 1 }
    guard index > start else { return nil }
    let word = text(start..<index)
    if current == "(" { skip() }
    return word
  }
}
