import Foundation

/// Answers the compiler until it has no more questions.
struct Plugin {
  let input: FileHandle
  let output: FileHandle

  /// The version of the protocol that is spoken.
  private static let protocolVersion = 7

  mutating func run() {
    while let header = read(8), let body = read(Plugin.length(header)) {
      guard let message = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] else { return }
      guard let answer = try? JSONSerialization.data(withJSONObject: reply(to: message)) else { return }
      var length = UInt64(answer.count).littleEndian
      output.write(Data(bytes: &length, count: 8) + answer)
    }
  }

  private static func length(_ header: Data) -> Int {
    header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let part = input.readData(ofLength: count - data.count)
      guard !part.isEmpty else { return nil }
      data.append(part)
    }
    return data
  }

  private func reply(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": Plugin.protocolVersion]]]
    }
    let request = (message["expandFreestandingMacro"] ?? message["expandAttachedMacro"]) as? [String: Any] ?? [:]
    let expansion = Expansion(request)
    return ["expandMacroResult": ["expandedSource": expansion.source, "diagnostics": []]]
  }
}

/// One use of a macro.
struct Expansion {
  /// The type that the macro was declared to be expanded by.
  let name: String
  let role: String
  /// What the compiler makes names unique by.
  let discriminator: String
  /// The macro's call, or the attribute.
  let call: String
  /// What an attribute stands at.
  let declaration: String
  /// The type that a macro extends.
  let extendedType: String
  /// The declarations around, the innermost first.
  let context: [String]
  let file: String
  /// Where the file is.
  let path: String
  let line: Int

  init(_ request: [String: Any]) {
    let macro = request["macro"] as? [String: Any]
    name = macro?["typeName"] as? String ?? ""
    role = (request["macroRole"] ?? request["attachedMacroRole"]) as? String ?? ""
    discriminator = request["discriminator"] as? String ?? ""
    let syntax = (request["syntax"] ?? request["attributeSyntax"]) as? [String: Any]
    // What stands before the macro comes along: blank lines and comments, attributes that say where it is available.
    var scanner = SourceScanner(syntax?["source"] as? String ?? "")
    scanner.skipSpace()
    if request["syntax"] != nil { while !scanner.isAtEnd, scanner.current != "#" { scanner.skip() } }
    let start = scanner.index
    call = scanner.text(start..<scanner.text.count)
    declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
    extendedType = ((request["extendedTypeSyntax"] as? [String: Any])?["source"] as? String ?? "").trimmed
    context = (request["lexicalContext"] as? [[String: Any]] ?? []).compactMap { $0["source"] as? String }
    let location = syntax?["location"] as? [String: Any]
    file = location?["fileID"] as? String ?? ""
    path = location?["fileName"] as? String ?? ""
    line = (location?["line"] as? Int ?? 0) + scanner.text[..<start].count(where: \.isNewline)
  }

  /// What the macro becomes.
  var source: String {
    switch name {
    case "PreviewMacro": PreviewMacro(self).source
    case "UIKitPreviewMacro": PreviewMacro(self, isUIKits: true).source
    case "EntryMacro": EntryMacro(self).source(role: role)
    case "ModelMacro": ModelMacro(self).source(role: role)
    case "QueryMacro": QueryMacro(self).source(role: role)
    case "ModelActorMacro": ModelActorMacro(self).source(role: role)
    case "ReducerMacro": ReducerMacro(self).source(role: role)
    case "ViewActionMacro": "extension \(extendedType): ViewActionSending {}"
    case "ObservableStateMacro": ObservableStateMacro(self).source
    case "CasePathableMacro": CasePathableMacro(self).source(role: role)
    case "GenerableMacro": GenerableMacro(self).source(role: role)
    case "DependencyClientMacro": DependencyClientMacro(self).source(role: role)
    case "TipParameterMacro": TipParameterMacro(self).source(role: role)
    case "TipRuleMacro": TipRuleMacro().source
    // What is lifted into the preview needs no code of its own.
    default: ""
    }
  }

  /// A name that nothing else has.
  func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}
