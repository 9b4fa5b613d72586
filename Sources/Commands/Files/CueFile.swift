internal import A11ySimulation
internal import Foundation

/// The file that a cue sheet is written to, in the form that its name promises.
struct CueFile {
  /// The forms of cue sheets by the ends of their files' names.
  enum Format: String, CaseIterable {
    case json, vtt
  }

  private let path: String
  private let format: Format

  /// Takes a path, or returns `nil` if its name promises no form that is known.
  init?(_ path: String) {
    guard let format = Format(rawValue: URL(filePath: path).pathExtension.lowercased()) else { return nil }
    self.path = path
    self.format = format
  }

  /// Makes the folder; throws if nothing can be written there, before long work is done for nothing.
  func prepare() throws {
    try VoiceError.naming(path) { try WholeFile.prepare(path) }
  }

  /// Writes a sheet; the whole file is replaced at once, or stays as it was.
  func write(_ sheet: CueSheet) throws {
    let data =
      switch format {
      case .json: try sheet.json() + Data("\n".utf8)
      case .vtt: Data(sheet.webVTT.utf8)
      }
    try VoiceError.naming(path) { try WholeFile.write(data, to: path) }
  }
}

extension VoiceError {
  /// Does something with a file; an error says then which file it concerns.
  static func naming(_ path: String, _ body: () throws -> Void) throws(VoiceError) {
    do {
      try body()
    } catch {
      throw .fileNotWritten(path: path, reason: error.localizedDescription)
    }
  }
}
