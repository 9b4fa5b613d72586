internal import Diagnostics

/// Text that Markdown shows as it is.
package enum MarkdownFence {
  /// Lines between fences that are longer than any in them, so that the text cannot end them.
  package static func fenced(_ text: String, language: String = "") -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(OutputText.lines(text))\(fence)\n\n"
  }
}
