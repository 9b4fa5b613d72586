package import Foundation

/// A command line that is to run, and where.
package struct CommandRequest: Codable {
  package var arguments: [String]
  /// Where it runs; where the server does unless given.
  package var folder: String?
  /// All that it finds in its environment.
  package var environment: [String: String]
  /// The files that stand for its streams.
  package var input, output, messages: String

  /// The request in a line, as it is sent.
  package var line: Data { get throws { try JSONEncoder().encode(self) + Data("\n".utf8) } }

  /// Takes the next request from a stream; `nil` at its end.
  package static func next(from stream: FileHandle) -> CommandRequest? {
    var text = Data()
    // Who sends one waits for its answer: nothing comes after the end of the line.
    while text.last != UInt8(ascii: "\n") {
      let part = stream.availableData
      guard !part.isEmpty else { return nil }
      text += part
    }
    return try? JSONDecoder().decode(CommandRequest.self, from: text)
  }
}
