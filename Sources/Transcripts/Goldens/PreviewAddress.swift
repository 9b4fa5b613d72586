/// Where a preview of SwiftUI code stands: a Swift file and its name there, written `App/OrderView.swift#Order, placed`.
package struct PreviewAddress: Sendable, Hashable {
  /// The Swift file.
  package let file: String
  package let name: String

  package init(file: String, name: String) {
    self.file = file
    self.name = name
  }

  /// Reads an address; `nil` for the path of a file.
  package init?(_ text: String) {
    guard let mark = text.firstRange(of: PreviewAddress.mark) else { return nil }
    let name = text[mark.upperBound...]
    guard !name.isEmpty else { return nil }
    self.init(file: text[..<mark.lowerBound] + PreviewAddress.fileSuffix, name: String(name))
  }

  package var text: String { "\(file)#\(name)" }

  /// The path without what tells that the file is Swift, by which files that belong to it begin.
  private var stem: String {
    file.hasSuffix(PreviewAddress.fileSuffix) ? String(file.dropLast(PreviewAddress.fileSuffix.count)) : file
  }

  /// The file with the flows of the previews in the Swift file: `OrderView.flows.yaml`.
  package var flowsFile: String { stem + PreviewAddress.flowsSuffix }

  /// The folder with the goldens of the previews in the Swift file: `OrderView.previews`.
  package var goldenFolder: String { stem + ".previews" }

  /// What goldens of the preview begin with: `OrderView.previews/Order, placed`.
  var goldenStem: String {
    // No file system takes these in a name.
    let name = String(name.map { "/:\\".contains($0) || $0.isNewline ? "-" : $0 })
    return "\(goldenFolder)/\(name.hasPrefix(".") ? "-" + name.dropFirst() : name)"
  }

  package static let fileSuffix = ".swift"
  package static let flowsSuffix = ".flows.yaml"
  private static let mark = fileSuffix + "#"
}
