extension JSONValue {
  /// The value as JSON with sorted keys; what fits on a line stands on one.
  func written(indentation: Int = 0, prefix: Int = 0) -> String {
    let line = onOneLine
    guard indentation + prefix + line.unicodeScalars.count >= JSONValue.lineLength else { return line }
    let margin = String(repeating: " ", count: indentation)
    switch self {
    case .list(let items) where !items.isEmpty:
      let lines = items.map { margin + "  " + $0.written(indentation: indentation + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(margin)]"
    case .map(let members) where !members.isEmpty:
      let lines = members.sorted { $0.key < $1.key }.map { key, value in
        let start = "\(JSONValue.quoted(key)): "
        return margin + "  " + start + value.written(indentation: indentation + 2, prefix: start.count)
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
    default: return line
    }
  }

  private static let lineLength = 120

  private var onOneLine: String {
    switch self {
    case .null: return "null"
    case .flag(let flag): return "\(flag)"
    case .number(let number): return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): return JSONValue.quoted(text)
    case .list(let items): return "[\(items.map(\.onOneLine).joined(separator: ", "))]"
    case .map(let members) where members.isEmpty: return "{}"
    case .map(let members):
      let parts = members.sorted { $0.key < $1.key }.map { "\(JSONValue.quoted($0.key)): \($0.value.onOneLine)" }
      return "{ \(parts.joined(separator: ", ")) }"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
