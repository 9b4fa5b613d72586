// The structures of the Language Server Protocol 3.17 that are used here, by its own names.

/// A place in a text: line and column, both counted from zero, the column in UTF-16 code units.
struct Position: Codable, Hashable, Sendable, Comparable {
  var line: Int
  var character: Int

  static func < (first: Position, second: Position) -> Bool {
    (first.line, first.character) < (second.line, second.character)
  }
}

struct TextRange: Codable, Hashable, Sendable {
  var start: Position
  var end: Position

  /// Whether two ranges have a place in common.
  func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

struct TextEdit: Codable, Hashable, Sendable {
  var range: TextRange
  var newText: String
}

struct Location: Codable, Hashable, Sendable {
  var uri: String
  var range: TextRange
}

struct MarkupContent: Codable, Hashable, Sendable {
  var kind = "markdown"
  var value: String
}

struct TextDocumentIdentifier: Codable { var uri: String }

struct DidOpenParams: Decodable {
  struct Item: Decodable {
    var uri: String
    var languageId: String
    var text: String
  }

  var textDocument: Item
}

struct DidChangeParams: Decodable {
  struct Change: Decodable {
    /// `nil` for a change of the whole text.
    var range: TextRange?
    var text: String
  }

  var textDocument: TextDocumentIdentifier
  var contentChanges: [Change]
}

struct DocumentParams: Decodable { var textDocument: TextDocumentIdentifier }

struct PlaceParams: Decodable {
  var textDocument: TextDocumentIdentifier
  var position: Position
}

struct RangeParams: Decodable {
  var textDocument: TextDocumentIdentifier
  var range: TextRange
}

struct InitializeResult: Encodable {
  struct Capabilities: Encodable {
    struct Synchronization: Encodable {
      let openClose = true
      /// Changes come as parts of the text.
      let change = 2
    }

    struct Completion: Encodable { let triggerCharacters = [" ", "$", "{", ".", "\""] }

    struct CodeActions: Encodable { let codeActionKinds = ["quickfix"] }

    let positionEncoding = "utf-16"
    let textDocumentSync = Synchronization()
    let completionProvider = Completion()
    let hoverProvider = true
    let definitionProvider = true
    let inlayHintProvider = true
    let codeActionProvider = CodeActions()
  }

  struct Server: Encodable {
    let name = "a11ysim"
    var version: String
  }

  let capabilities = Capabilities()
  var serverInfo: Server
}

struct PublishedDiagnostic: Codable, Hashable, Sendable {
  struct Related: Codable, Hashable, Sendable {
    var location: Location
    var message: String
  }

  var range: TextRange
  /// 1 for errors, 2 for warnings, 3 for notes.
  var severity: Int
  var code: String
  var source = "a11ysim"
  var message: String
  var relatedInformation: [Related]?
}

struct PublishDiagnosticsParams: Encodable {
  var uri: String
  var diagnostics: [PublishedDiagnostic]
}

struct CompletionItem: Encodable {
  var label: String
  /// What it is, as a number of the protocol's: 5 for a key, 12 for a word, 18 for a name.
  var kind: Int
  var detail: String?
  var documentation: String?
  var sortText: String
  var filterText: String
  var textEdit: TextEdit
}

struct CompletionList: Encodable {
  let isIncomplete = false
  var items: [CompletionItem]
}

struct Hover: Encodable { var contents: MarkupContent }

struct InlayHint: Encodable {
  var position: Position
  var label: String
  var tooltip: String
  let paddingLeft = true
}

struct CodeAction: Encodable {
  struct Edit: Encodable { var changes: [String: [TextEdit]] }

  var title: String
  let kind = "quickfix"
  var diagnostics: [PublishedDiagnostic]
  var edit: Edit
}
