internal import ArgumentParser
internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Keeps a command from writing over what it reads, and from writing two things into one file.
enum OutputCheck {
  /// Throws, as for a wrong command line, if one of the files to write is also one that is read.
  static func check(_ outputs: [String?], against inputs: [String]) throws {
    let written = outputs.compactMap(\.self).filter { $0 != "-" }
    guard !written.isEmpty else { return }
    let read = Set(inputs.filter { $0 != "-" }.map(identity))
    for output in written where read.contains(identity(output)) {
      throw ValidationError("'\(output)' is read here, and would be written over; name another file")
    }
  }

  /// Throws, as for a wrong command line, if one of the files to write is also another one of them.
  static func checkApart(_ outputs: [String]) throws {
    var written: Set<Identity> = []
    for output in outputs where output != "-" && !written.insert(identity(output)).inserted {
      throw ValidationError("'\(output)' would be written twice; name another file")
    }
  }

  /// What a file is known by, whatever links lead to it.
  private enum Identity: Hashable {
    case file(device: dev_t, number: ino_t)
    /// A file that is not there yet.
    case path(String)
  }

  private static func identity(_ path: String) -> Identity {
    var status = stat()
    guard stat(path, &status) != 0 else { return .file(device: status.st_dev, number: status.st_ino) }
    return .path(URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path)
  }
}
