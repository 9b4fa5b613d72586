/// `#Preview`: a type that can be found when the program runs, with the preview as the body of a view.
struct PreviewMacro {
  private var name = "nil"
  private var traits: [String] = []
  private var isPlayed = true
  /// What a preview of a widget is made with: in which size or state, and the closures with labels.
  private var widget: [String] = []
  private var body = ""
  private let expansion: Expansion
  /// Whether the body makes a view or a controller of UIKit's.
  private let isUIKits: Bool

  init(_ expansion: Expansion, isUIKits: Bool = false) {
    self.expansion = expansion
    self.isUIKits = isUIKits
    var scanner = SourceScanner(expansion.call)
    while !scanner.isAtEnd, scanner.current != "(", scanner.current != "{" { scanner.index += 1 }
    if scanner.current == "(" { take(scanner.bracketed()) }
    scanner.skipSpace()
    if scanner.current == "{" { body = scanner.bracketed() }
    let further = scanner.labeledClosures
    if !further.isEmpty { widget += ["widget: {\(body)}"] + further }
    body = body.withoutClosureSignature
  }

  /// Reads the arguments; what is not a trait has a label of its own.
  private mutating func take(_ list: String) {
    var takesTraits = false
    for part in list.commaSeparated {
      if part.hasPrefix("traits:") {
        takesTraits = true
        traits.append(String(part.dropFirst("traits:".count)).trimmed)
      } else if part.hasPrefix("body:") {
        var scanner = SourceScanner(String(part.dropFirst("body:".count)).trimmed)
        body = scanner.current == "{" ? scanner.bracketed() : "\(scanner.text(0..<scanner.text.count))()"
      } else if PreviewMacro.labelsOfWidgets.contains(where: part.hasPrefix) {
        widget.append(part)
      } else if part.hasPrefix("windowStyle:") || part.hasPrefix("immersionStyle:") {
        // The windows of other systems.
        isPlayed = false
      } else if takesTraits {
        traits.append(part)
      } else {
        name = part
      }
    }
  }

  private static let labelsOfWidgets = ["as:", "using:", "widget:", "timeline:", "timelineProvider:", "contentStates:"]

  var source: String {
    guard isPlayed else { return "" }
    let (contents, view) =
      isUIKits ? contentsOfUIKit : widget.isEmpty ? contentsOfView : contentsOfWidget
    return """
      struct \(expansion.uniqueName("Preview")): _PreviewRecord {
        static var fileID: String { "\(expansion.file)" }
        static var filePath: String { "\(expansion.path)" }
        static var line: Int { \(expansion.line) }
        static var name: String? { \(name) }
        @MainActor static var traits: _PreviewTraits { [\(traits.joined(separator: ", "))] }
        @MainActor static var contents: [(String?, any View)] { \(contents) }
        \(view)
      }
      """
  }

  private var contentsOfView: (contents: String, view: String) {
    let (properties, rest) = lifted
    // What keeps nothing by itself is made once for all that a preview shows: a container of models that it makes stays
    // the same when what is in it changes.
    guard !properties.isEmpty else {
      let view = """
        @MainActor enum _PreviewContent {
            \(PreviewMacro.members(rest, of: "static "))
          }
        """
      return ("[(nil, _PreviewMaker { _PreviewContent.body })]", view)
    }
    let view = """
      struct _PreviewContent: View, _PreviewBody {
          \(properties)
          \(PreviewMacro.members(rest))
        }
      """
    return ("[(nil, _PreviewContent())]", view)
  }

  private var contentsOfUIKit: (contents: String, view: String) { ("[(nil, _UIKitPreview {\(body)})]", "") }

  private var contentsOfWidget: (contents: String, view: String) {
    ("_WidgetPreviews.contents(\(widget.joined(separator: ", ")))", "")
  }

  /// The body of the preview's view; statements that return what is shown are not those of a builder.
  private static func members(_ statements: String, of owner: String = "") -> String {
    guard statements.returnsByItself else { return "@ViewBuilder \(owner)var body: some View {\n\(statements)\n}" }
    return """
      \(owner)func content() -> any View {
      \(statements)
      }
      \(owner)var body: some View { AnyView(content()) }
      """
  }

  /// The declarations with `@Previewable`, which become properties, and what is left.
  private var lifted: (properties: String, rest: String) {
    var scanner = SourceScanner(body)
    var properties: [String] = []
    var rest = ""
    while !scanner.isAtEnd {
      let start = scanner.index
      guard scanner.hasPrefix("@Previewable") else {
        scanner.skip()
        rest += scanner.text(start..<scanner.index)
        continue
      }
      scanner.index += "@Previewable".count
      let declaration = scanner.index
      scanner.skipStatement()
      properties.append(PreviewMacro.property(scanner.text(declaration..<scanner.index).trimmed))
      // On one line with what follows, the statement ends with what a builder does not take.
      if scanner.current == ";" { scanner.skip() }
    }
    return (properties.joined(separator: "\n"), rest)
  }

  /// A property of the preview's view; what a macro declares beside one would not be found in what a macro has made.
  private static func property(_ declaration: String) -> String {
    let query = "@Query"
    guard declaration.prefix(while: { !$0.isWhitespace && $0 != "(" }) == query else { return declaration }
    var scanner = SourceScanner(declaration)
    scanner.index += query.count
    scanner.skipSpace()
    if scanner.current == "(" { _ = scanner.bracketed() }
    return QueryMacro(
      call: scanner.text(0..<scanner.index), declaration: scanner.text(scanner.index..<scanner.text.count)
    ).whole
  }
}

extension String {
  /// The statements of a closure, without what stands before its `in`: attributes, captures, parameters, a result.
  fileprivate var withoutClosureSignature: String {
    var scanner = SourceScanner(self)
    scanner.skipSpace()
    while scanner.current == "@" {
      scanner.index += 1
      scanner.skipName()
      scanner.skipSpace()
    }
    for bracket in ["[", "("] where scanner.hasPrefix(bracket) {
      scanner.skip()
      scanner.skipSpace()
    }
    if scanner.hasPrefix("->") {
      while let character = scanner.current, !character.isNewline, !scanner.isAtKeyword("in") { scanner.skip() }
    }
    guard scanner.isAtKeyword("in") else { return self }
    return scanner.text(scanner.index + "in".count..<scanner.text.count)
  }
}

extension SourceScanner {
  /// The closures that follow others, with their labels: `timeline: { … }`.
  fileprivate var labeledClosures: [String] {
    var scanner = self
    var closures: [String] = []
    while true {
      scanner.skipSpace()
      let start = scanner.index
      scanner.skipName()
      let label = scanner.text(start..<scanner.index)
      scanner.skipSpace()
      guard !label.isEmpty, scanner.current == ":" else { return closures }
      scanner.index += 1
      scanner.skipSpace()
      guard scanner.current == "{" else { return closures }
      closures.append("\(label): {\(scanner.bracketed())}")
    }
  }

  fileprivate mutating func skipName() {
    while let character = current, character.isLetter || character.isNumber || character == "_" { index += 1 }
  }

  /// Whether a word of its own begins here.
  fileprivate func isAtKeyword(_ word: String) -> Bool {
    let end = index + word.count
    return hasPrefix(word) && (index == 0 || !text[index - 1].isLetter)
      && (end >= text.count || !(text[end].isLetter || text[end].isNumber || text[end] == "_"))
  }

  /// Steps over a statement: to the end of the line, unless the next line goes on.
  mutating func skipStatement() {
    skipSpace()
    while !isAtEnd {
      if current == ";" { return }
      guard let character = current, character.isNewline else {
        skip()
        continue
      }
      var ahead = self
      ahead.skipSpace()
      let previous = text[..<index].last { !$0.isWhitespace }
      let goesOn = ahead.current.map { ".?:=&|+{".contains($0) } ?? false
      guard goesOn || previous.map({ "=,:@&|+".contains($0) }) ?? false || endsInAttribute else { return }
      index = ahead.index
    }
  }

  /// Whether what stands before is an attribute such as `@State`, after which its declaration follows.
  private var endsInAttribute: Bool {
    let word = text[..<index].reversed().drop(while: \.isWhitespace).prefix { $0.isLetter || $0 == "@" || $0 == "_" }
    return word.last == "@"
  }
}
