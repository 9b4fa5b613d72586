/// `@Reducer`: a structure that changes state, or an enumeration of such features.
struct ReducerMacro {
  private let expansion: Expansion
  private let type: TypeSource

  init(_ expansion: Expansion) {
    self.expansion = expansion
    type = TypeSource(expansion.declaration)
  }

  func source(role: String) -> String {
    switch role {
    case "memberAttribute": attribute
    case "extension":
      "extension \(expansion.extendedType): Reducer {}"
    default: type.kind == "enum" ? membersOfFeatures : membersOfFeature
    }
  }

  /// What the macro adds to a member: cases can be named, and a body is built.
  private var attribute: String {
    let member = TypeSource(expansion.declaration)
    guard !member.attributes.contains("@CasePathable"), !member.attributes.contains("@Reducer") else { return "" }
    if member.kind == "enum", member.name == "Action" { return "@CasePathable" }
    if member.kind == "enum", member.name == "State" { return "@CasePathable @dynamicMemberLookup" }
    let isBody = member.kind == "var" && member.name == "body" && !expansion.declaration.contains("Never")
    return isBody && !member.attributes.contains { $0.hasPrefix("@ReducerBuilder") }
      ? "@ReducerBuilder<Self.State, Self.Action>" : ""
  }

  /// What a feature lacks.
  private var membersOfFeature: String {
    let members = type.members
    var added: [String] = []
    if !members.contains(where: { $0.name == "State" }) { added.append("struct State: ObservableState, Equatable {}") }
    if !members.contains(where: { $0.name == "Action" }) { added.append("enum Action {}") }
    if !members.contains(where: { $0.name == "body" || $0.name == "reduce" }) {
      added.append("var body: EmptyReducer<State, Action> { EmptyReducer() }")
    }
    return added.map { type.access + $0 }.joined(separator: "\n")
  }

  /// The states, the actions and the parts of an enumeration of features.
  private var membersOfFeatures: String {
    let cases = type.cases
    func isPlain(_ item: TypeSource.Case) -> Bool { item.attributes.contains("@ReducerCaseIgnored") }
    func isBrief(_ item: TypeSource.Case) -> Bool {
      ["AlertState", "ConfirmationDialogState"].contains { item.types.first?.hasPrefix($0) == true }
        || item.attributes.contains("@ReducerCaseEphemeral")
    }
    func payload(_ item: TypeSource.Case, _ suffix: String) -> String {
      guard let type = item.types.first else { return "" }
      if isPlain(item) { return "(\(type))" }
      return isBrief(item) && suffix == "State" ? "(\(type))" : "(\(type).\(suffix))"
    }
    let features = cases.filter { !$0.types.isEmpty && !isPlain($0) }
    let conformances = expansion.call.contains("equatable") || expansion.call.contains("hashable") ? ", Equatable" : ""
    let states = cases.map { "case \($0.name)\(payload($0, "State"))" }.joined(separator: "\n")
    let actions = features.map { "case \($0.name)\(payload($0, "Action"))" }.joined(separator: "\n")
    let parts = features.filter { !isBrief($0) }.map { item in
      "Scope(state: \\State.Cases.\(item.name), action: \\Action.Cases.\(item.name)) { \(item.types[0])() }"
    }
    let scopes = cases.map { item in
      guard let type = item.types.first else { return "case \(item.name)" }
      return isPlain(item) || isBrief(item) ? "case \(item.name)(\(type))" : "case \(item.name)(StoreOf<\(type)>)"
    }
    let choices = cases.map { item in
      guard !item.types.isEmpty else { return "case .\(item.name): return .\(item.name)" }
      if isPlain(item) || isBrief(item) { return "case .\(item.name)(let value): return .\(item.name)(value)" }
      return """
        case .\(item.name)(let value):
        return .\(item.name)(store._part(\\State.Cases.\(item.name), \\Action.Cases.\(item.name), value))
        """
    }
    let access = type.access
    return """
      @CasePathable @dynamicMemberLookup
      \(access)enum State: ObservableState, CaseReducerState\(conformances) {
      \(access)typealias CaseAction = \(type.name).Action
      \(access)typealias CaseScope = \(type.name).CaseScope
      \(access)static var caseReducer: Reduce<State, CaseAction> { \(type.name).body }
      \(access)static func caseScope(_ store: Store<State, CaseAction>) -> CaseScope { \(type.name).scope(store) }
      \(states)
      }
      @CasePathable
      \(access)enum Action {
      \(actions)
      }
      \(access)static var body: Reduce<State, Action> {
      Reduce(CombineReducers {
      \(parts.joined(separator: "\n"))
      })
      }
      \(access)var body: Reduce<State, Action> { Self.body }
      \(access)enum CaseScope {
      \(scopes.joined(separator: "\n"))
      }
      \(access)static func scope(_ store: Store<State, Action>) -> CaseScope {
      switch store._now {
      \(choices.joined(separator: "\n"))
      }
      }
      """
  }
}

/// `@ObservableState`: state that views follow.
struct ObservableStateMacro {
  private let expansion: Expansion
  init(_ expansion: Expansion) { self.expansion = expansion }
  var source: String { "extension \(expansion.extendedType): ObservableState {}" }
}

/// `@CasePathable`: a path for each case of an enumeration.
struct CasePathableMacro {
  private let expansion: Expansion
  init(_ expansion: Expansion) { self.expansion = expansion }

  func source(role: String) -> String {
    guard role != "extension" else { return "extension \(expansion.extendedType): CasePathable {}" }
    let type = TypeSource(expansion.declaration)
    let paths = type.cases.map { CasePathableMacro.path(of: $0, in: type.name) }
    let access = type.access
    return """
      \(access)struct AllCasePaths {
      \(paths.map { access + $0 }.joined(separator: "\n"))
      }
      \(access)static var allCasePaths: AllCasePaths { AllCasePaths() }
      """
  }

  private static func path(of item: TypeSource.Case, in root: String) -> String {
    let names = item.types.indices.map { "value\($0)" }
    let value: String
    let (embedded, extracted): (String, String)
    switch item.types.count {
    case 0: (value, embedded, extracted) = ("Void", "", "()")
    case 1: (value, embedded, extracted) = (item.types[0], "(\(item.label(0))$0)", "value0")
    default:
      value = "(\(item.types.indices.map { "\(item.label($0))\(item.types[$0])" }.joined(separator: ", ")))"
      embedded = "(\(item.types.indices.map { "\(item.label($0))$0.\($0)" }.joined(separator: ", ")))"
      extracted = "(\(item.types.indices.map { "\(item.label($0))\(names[$0])" }.joined(separator: ", ")))"
    }
    let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
    let embed = names.isEmpty ? "{ \(root).\(item.name) }" : "{ \(root).\(item.name)\(embedded) }"
    return """
      var \(item.name): AnyCasePath<\(root), \(value)> {
      AnyCasePath<\(root), \(value)>(embed: \(embed), extract: {
      if case .\(item.name)\(pattern) = $0 { return \(extracted) }
      return nil
      })
      }
      """
  }
}

/// `@DependencyClient`: functions that can be left out when a client is made.
struct DependencyClientMacro {
  private let expansion: Expansion
  init(_ expansion: Expansion) { self.expansion = expansion }

  func source(role: String) -> String {
    guard role != "memberAttribute" else { return "" }
    let type = TypeSource(expansion.declaration)
    guard !type.members.contains(where: { $0.kind == "init" }) else { return "" }
    let variables = type.members.filter(\.isStored)
    let parameters = variables.map { member in
      let type = member.declaredType
      guard type.isOfFunction else {
        let value = member.value ?? (type.hasSuffix("?") ? "nil" : nil)
        return "\(member.name): \(type)\(value.map { " = \($0)" } ?? "")"
      }
      let value = member.value ?? DependencyClientMacro.absent(type, member.name)
      return "\(member.name): @escaping \(type) = \(value)"
    }
    let settings = variables.map { "self.\($0.name) = \($0.name)" }
    return """
      \(type.access)init(
      \(parameters.joined(separator: ",\n"))
      ) {
      \(settings.joined(separator: "\n"))
      }
      \(variables.compactMap { DependencyClientMacro.method(of: $0, type.access) }.joined(separator: "\n"))
      """
  }

  /// The method by which a function is called with the names that its type gives the values (swift-dependencies,
  /// “Designing dependencies”): `load(fileName:)` of `var load: (_ fileName: String) -> Void`.
  private static func method(of member: TypeSource, _ access: String) -> String? {
    let type = member.declaredType
    guard type.isOfFunction else { return nil }
    var scanner = SourceScanner(type)
    while !scanner.isAtEnd, scanner.current != "(" { scanner.index += 1 }
    guard !scanner.isAtEnd else { return nil }
    let values = scanner.bracketed().commaSeparated
    let named = values.compactMap { $0.trimmed.firstMatch(of: /^_\s+(\w+)\s*:\s*(?s)(.+)$/)?.output }
    guard !named.isEmpty, named.count == values.count else { return nil }
    let rest = scanner.text(scanner.index..<scanner.text.count).trimmed
    let parameters = named.enumerated().map { "\($1.1) p\($0): \($1.2)" }.joined(separator: ", ")
    let arguments = named.indices.map { "p\($0)" }.joined(separator: ", ")
    let effects = (rest.contains("throws") ? "try " : "") + (rest.hasPrefix("async") ? "await " : "")
    return "\(access)func \(member.name)(\(parameters)) \(rest) { \(effects)self.\(member.name)(\(arguments)) }"
  }

  /// A function that is not there.
  private static func absent(_ type: String, _ name: String) -> String {
    var scanner = SourceScanner(type)
    while !scanner.isAtEnd, scanner.current != "(" { scanner.index += 1 }
    let count = scanner.isAtEnd ? 0 : scanner.bracketed().commaSeparated.count
    let rest = scanner.text(scanner.index..<scanner.text.count)
    let arguments = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    if rest.contains("throws") { return "{ \(arguments)throw Unimplemented(\"\(name)\") }" }
    let result = rest.ranges(of: "->").last.map { String(rest[$0.upperBound...]).trimmed } ?? ""
    return ["Void", "()"].contains(result) ? "{ \(arguments)}" : "{ \(arguments)_previewGapValue(\"\(name)\") }"
  }
}

extension String {
  /// Whether it is the type of a function, and not one that has functions inside it, as one that can be nothing has.
  fileprivate var isOfFunction: Bool {
    var scanner = SourceScanner(self)
    while !scanner.isAtEnd {
      if scanner.hasPrefix("->") { return true }
      if !scanner.skipTypeParameters() { scanner.skip() }
    }
    return false
  }
}
