import Foundation
import LanguageServer

/// An editor that talks to the server in this process, with one file open.
struct Editor {
  private var server: LanguageServer
  private var number = 0
  let uri: String

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - name: Its name, which tells its format.
  ///   - decisions: What its project has decided.
  init(
    _ text: String, name: String = "/project/screen.yaml",
    decisions: @escaping (String) -> ProjectDecisions = { _ in ProjectDecisions() }
  ) {
    server = LanguageServer(decisions: decisions)
    uri = "file://\(name)"
    _ = ask("initialize", ["capabilities": [String: String]()])
    notify(
      "textDocument/didOpen", ["textDocument": ["uri": uri, "languageId": "yaml", "version": 1, "text": text]])
  }

  /// Sends bytes as one message, and gives the answers as JSON.
  mutating func send(_ message: Data) -> [String] { server.take(.message(message)).map(Editor.content) }

  /// Sends a request, and gives its answer as JSON.
  mutating func ask(_ method: String, _ parameters: Any) -> String {
    number += 1
    let answers = send(Editor.json(["jsonrpc": "2.0", "id": number, "method": method, "params": parameters]))
    return answers.last ?? ""
  }

  mutating func notify(_ method: String, _ parameters: Any) {
    _ = send(Editor.json(["jsonrpc": "2.0", "method": method, "params": parameters]))
  }

  /// What the server tells once nothing more has come.
  mutating func pause() -> [String] { server.takePause().map(Editor.content) }

  /// The diagnostics of the file, each with its beginning and end.
  mutating func diagnostics() -> [String] {
    let message = pause().last.flatMap { Editor.value($0) as? [String: Any] }
    let parameters = message?["params"] as? [String: Any]
    return (parameters?["diagnostics"] as? [[String: Any]] ?? []).map { diagnostic in
      "\(Editor.words(diagnostic["range"])) \(diagnostic["code"] ?? ""): \(diagnostic["message"] ?? "")"
    }
  }

  /// The result of a request about a place.
  mutating func result(_ method: String, line: Int, _ character: Int) -> Any? {
    let position = ["line": line, "character": character]
    return result(method, ["textDocument": ["uri": uri], "position": position])
  }

  /// The result of a request about some lines.
  mutating func result(_ method: String, lines: ClosedRange<Int>) -> [[String: Any]] {
    let range = [
      "start": ["line": lines.lowerBound, "character": 0], "end": ["line": lines.upperBound, "character": 0],
    ]
    return result(method, ["textDocument": ["uri": uri], "range": range]) as? [[String: Any]] ?? []
  }

  private mutating func result(_ method: String, _ parameters: Any) -> Any? {
    (Editor.value(ask(method, parameters)) as? [String: Any])?["result"]
  }

  /// A range as `line:character-line:character`.
  static func words(_ range: Any?) -> String {
    let range = range as? [String: [String: Int]] ?? [:]
    let ends = ["start", "end"].map { "\(range[$0]?["line"] ?? -1):\(range[$0]?["character"] ?? -1)" }
    return ends.joined(separator: "-")
  }

  static func json(_ value: Any) -> Data { (try? JSONSerialization.data(withJSONObject: value)) ?? Data() }

  private static func value(_ json: String) -> Any? { try? JSONSerialization.jsonObject(with: Data(json.utf8)) }

  /// What stands after the header of a message.
  private static func content(_ message: Data) -> String {
    var reader = MessageReader()
    reader.append(message)
    guard case .message(let content)? = reader.next() else { return "" }
    return String(decoding: content, as: UTF8.self)
  }
}

/// A text in which a `|` stands for the cursor.
struct MarkedText {
  let text: String
  let line: Int
  let character: Int

  init(_ marked: String) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.joined()
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    line = lines.count - 1
    character = lines.last?.utf16.count ?? 0
  }
}
