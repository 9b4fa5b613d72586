internal import Foundation

/// The recorded transcript that stands beside a scenario: `comments.golden.txt` beside `comments.yaml`.
package struct Golden: Sendable, Hashable {
  /// The end of the name of every golden.
  package static let suffix = ".golden.txt"
  /// What a golden's name is followed by while it waits for a decision.
  package static let pendingSuffix = ".new"

  package let path: String

  /// The golden at a path.
  package init(path: String) { self.path = path }

  /// The golden of a scenario file or of a preview, and of a variant of it such as `de`.
  package init(besides scenario: String, variant: String? = nil) {
    let stem = PreviewAddress(scenario)?.goldenStem ?? URL(filePath: scenario).deletingPathExtension().relativePath
    path = stem + (variant.map { ".\($0)" } ?? "") + Golden.suffix
  }

  /// Where a transcript waits for a decision.
  package var pendingPath: String { path + Golden.pendingSuffix }

  /// What was recorded, with line feeds as its only line breaks; `nil` if no golden stands there.
  package func recorded() throws -> String? {
    try Golden.text(at: path)?.unixText
  }

  /// What waits for a decision; `nil` if nothing does.
  package func pending() throws -> String? {
    try Golden.text(at: pendingPath)
  }

  /// Records a transcript: the whole file is replaced at once, or stays as it was; nothing is pending afterwards.
  package func record(_ transcript: String) throws {
    try write(transcript, to: path)
    try reject()
  }

  /// Puts a transcript beside the golden, to be decided on.
  package func suspend(_ transcript: String) throws {
    try write(transcript, to: pendingPath)
  }

  /// Writes a whole file, in a folder that the first of several goldens may have to make.
  private func write(_ transcript: String, to path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileReplacement.write(Data(transcript.utf8), to: path)
  }

  /// Records what is pending; says whether anything was.
  @discardableResult
  package func accept() throws -> Bool {
    guard let pending = try pending() else { return false }
    try record(pending)
    return true
  }

  /// Removes what is pending; says whether anything was.
  @discardableResult
  package func reject() throws -> Bool {
    // A folder of this name is somebody else's.
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: pendingPath, isDirectory: &isFolder), !isFolder.boolValue else {
      return false
    }
    try FileManager.default.removeItem(atPath: pendingPath)
    return true
  }

  private static func text(at path: String) throws -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue { throw UnreadableGolden.isFolder }
    guard let text = String(data: try Data(contentsOf: URL(filePath: path)), encoding: .utf8) else {
      throw UnreadableGolden.hasOtherEncoding
    }
    if let line = text.lineOfMergeMark { throw UnreadableGolden.isUnmerged(line: line) }
    return text
  }
}

/// Why a transcript cannot be read where a golden is looked for.
private enum UnreadableGolden: LocalizedError {
  case isFolder
  case hasOtherEncoding
  case isUnmerged(line: Int)

  var errorDescription: String? {
    switch self {
    case .isUnmerged(let line): "line \(line) has a mark of a merge that is not settled"
    case .isFolder: "it is a folder"
    case .hasOtherEncoding: "it is not UTF-8; save it as UTF-8, or remove it and record it again"
    }
  }
}

extension String {
  /// The first line with which git marks what two sides of a merge have changed; `nil` if there is none.
  ///
  /// No line of a transcript begins so: what is said is marked by one sign at the most.
  fileprivate var lineOfMergeMark: Int? {
    guard contains("<<<<<<< ") else { return nil }
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.hasPrefix("<<<<<<< ") }.map { $0 + 1 }
  }
}
