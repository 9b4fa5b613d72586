internal import Foundation

/// Where a finished file goes.
enum Destination: Sendable {
  /// A regular file, which the finished one replaces in one step.
  case file(URL)
  /// The standard output.
  case standardOutput
  /// Something that must not be replaced, such as a device or a named pipe.
  case stream(URL)

  /// Reads a path: `-` is the standard output, and a link leads to what it points to.
  init(_ path: String) throws {
    guard path != "-" else {
      self = .standardOutput
      return
    }
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch type {
    case nil, .typeRegular: self = .file(url)
    case .typeDirectory: throw VoiceError.fileNotWritten(path: path, reason: "it is a folder")
    default: self = .stream(url)
    }
  }

  /// A new place for the unfinished file: in the same folder if it is to be renamed.
  var temporary: URL {
    switch self {
    case .file(let url):
      url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
    case .standardOutput, .stream:
      FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString).wav")
    }
  }

  /// Puts a finished file in its place.
  func put(_ finished: URL) throws {
    switch self {
    case .file(let url):
      guard rename(finished.path, url.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno))])
      }
    case .standardOutput: try copy(finished, to: .standardOutput)
    case .stream(let url):
      let stream = try FileHandle(forWritingTo: url)
      try copy(finished, to: stream)
      try stream.close()
    }
  }

  private func copy(_ finished: URL, to output: FileHandle) throws {
    let input = try FileHandle(forReadingFrom: finished)
    while let chunk = try input.read(upToCount: 1 << 16), !chunk.isEmpty {
      try output.write(contentsOf: chunk)
    }
    try input.close()
  }
}
