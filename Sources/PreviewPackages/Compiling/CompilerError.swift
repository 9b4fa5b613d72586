/// An error in a file of the team's, as the compiler tells it.
package struct CompilerError: Sendable, Hashable, Codable {
  package var line: Int
  package var column: Int
  package var message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}

extension CompilerError {
  /// What is wrong, by the words with which the compiler begins to tell of it.
  enum Kind: String, CaseIterable {
    case unknownName = "cannot find '"
    case unknownType = "cannot find type '"
    case unknownOperator = "cannot find operator '"
    case unknownModule = "no such module '"
    case unknownAttribute = "unknown attribute '"
    case unknownMemberType = "no type named '"
    case unknownMemberOfValue = "value of type '"
    case unknownMemberOfModule = "module '"
    case repeatedName = "invalid redeclaration of '"
    /// A type cannot keep a promise for the actor that it belongs to, as all of some modules does.
    case isolation = "main actor-isolated conformance of '"
    /// The compiler does not know what is wrong.
    case unsaid = "failed to produce diagnostic"

    init?(of message: String) {
      guard let kind = Kind.allCases.first(where: { message.hasPrefix($0.rawValue) }) else { return nil }
      self = kind
    }
  }

  var kind: Kind? { Kind(of: message) }

  /// The names in the message, which the compiler quotes.
  var names: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// The name that the compiler knows nothing of; `nil` if the error is another one.
  package var missingName: String? {
    switch kind {
    case .unknownName, .unknownType, .unknownOperator, .unknownModule: names.first
    case .unknownAttribute, .unknownMemberType, .unknownMemberOfValue, .unknownMemberOfModule, .repeatedName,
      .isolation, .unsaid, nil:
      hasNoMember ? names.last : nil
    }
  }

  /// The module that is not there; `nil` if the error is another one.
  var missingModule: String? { kind == .unknownModule ? missingName : nil }

  /// The name that stands for two things; `nil` if the error is another one.
  var repeatedName: String? {
    // A function is told with the labels of its parameters.
    kind == .repeatedName ? names.first?.split(separator: "(").first.map(String.init) : nil
  }

  private var hasNoMember: Bool { message.contains("has no member ") }

  /// Whether it is a value or a type that does not have what is asked of it.
  var lacksMember: Bool { hasNoMember && kind != .unknownMemberOfModule }

  /// Whether what lacks a member is a view, by the name of its type.
  var lacksMemberOfView: Bool {
    guard kind == .unknownMemberOfValue, let type = names.first else { return false }
    let views = [
      "some View", "Self", "Button<", "Text", "Image", "Label<", "VStack<", "HStack<", "ZStack<", "List<", "Form<",
      "_PreviewGap",
    ]
    return views.contains { type.hasPrefix($0) } || type.contains("ShapeView<") || type.contains("ModifiedContent<")
  }

  /// Whether a closure gives nothing to what asks for something.
  var lacksResultOfClosure: Bool { message.hasPrefix("cannot convert value of type '()' to closure result type") }

  /// Whether it is a color that is missing.
  var lacksColor: Bool {
    message.hasPrefix("type 'Color' has no member") || message.hasPrefix("type 'ShapeStyle' has no")
  }

  /// Whether it tells what is missing; other errors often follow from that.
  var isCause: Bool {
    missingName != nil || repeatedName != nil || kind == .unknownAttribute || kind == .unknownMemberType
      || kind == .isolation
  }

  /// Whether what it names is declared nowhere, so that nothing else is why.
  var isOfNothingElse: Bool {
    switch kind {
    case .unknownName, .unknownType, .unknownOperator, .unknownModule, .unknownAttribute, .unknownMemberType: true
    case .unknownMemberOfValue, .unknownMemberOfModule, .repeatedName, .isolation, .unsaid, nil: false
    }
  }

  /// Whether the compiler has said nothing since that would have taken long.
  var isOfLimit: Bool { message.contains("in reasonable time") || kind == .unsaid }

  /// Whether the compiler may say more of the place if it has more time.
  var isUnsaid: Bool { isOfLimit || isOfStop }

  /// What is told of it: not in the names of what stands in for parts that are left out, which nobody has written.
  var words: String {
    if Mender.standIns.contains(where: message.contains) { return "it needs what is left out elsewhere" }
    return kind == .unsaid ? "the compiler does not say what is wrong" : message
  }
}
