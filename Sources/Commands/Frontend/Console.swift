internal import Foundation

/// The two streams of a command: results, and everything else.
enum Console {
  /// Writes a result to standard output.
  static func output(_ text: String) {
    write(Data(text.utf8), to: .standardOutput)
  }

  /// Writes data to standard output as it is.
  static func output(_ data: Data) {
    write(data, to: .standardOutput)
  }

  /// Writes a message to standard error.
  static func message(_ text: String) {
    write(Data(text.utf8), to: .standardError)
  }

  /// Writes all of it; a reader that has gone away, such as `head`, is no error of ours.
  private static func write(_ data: Data, to handle: FileHandle) {
    try? handle.write(contentsOf: data)
  }
}
