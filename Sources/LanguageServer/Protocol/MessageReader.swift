package import Foundation

/// Takes the messages of the base protocol out of a stream of bytes.
///
/// Source: Language Server Protocol 3.17, “Base Protocol”: a header with `Content-Length`, an empty line, and as many bytes.
package struct MessageReader {
  /// What stands next in the stream.
  package enum Frame: Equatable {
    case message(Data)
    /// Something that is not a message, and what is wrong with it.
    case broken(String)
  }

  /// How many bytes a message may have.
  package static let limit = 64 * 1024 * 1024
  private static let headerLimit = 16 * 1024
  private static let headerEnd = Data("\r\n\r\n".utf8)
  private static let lengthName = "content-length:"

  private var bytes = Data()
  /// How many bytes are still to come of a message that is too long.
  private var skipped = 0
  /// How many bytes the message has whose header has been read.
  private var length: Int?

  package init() {}

  /// Takes bytes as they come.
  package mutating func append(_ data: Data) {
    let dropped = min(skipped, data.count)
    skipped -= dropped
    bytes.append(data.dropFirst(dropped))
  }

  /// The next message, or what is wrong; `nil` until more has come.
  package mutating func next() -> Frame? {
    if length == nil {
      guard let end = bytes.range(of: Self.headerEnd) else {
        guard bytes.count > Self.headerLimit else { return nil }
        bytes = bytes.suffix(Self.headerEnd.count - 1)
        return .broken("a header has at most \(Self.headerLimit) bytes")
      }
      let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      bytes = bytes[end.upperBound...]
      switch Self.length(in: header) {
      case .success(let count) where count > Self.limit:
        let dropped = min(count, bytes.count)
        skipped = count - dropped
        bytes = bytes.dropFirst(dropped)
        return .broken("a message has at most \(Self.limit) bytes, and this one has \(count)")
      case .success(let count): length = count
      case .failure(let problem): return .broken(problem.description)
      }
    }
    guard let count = length, bytes.count >= count else { return nil }
    length = nil
    defer { bytes = Data(bytes.dropFirst(count)) }
    return .message(Data(bytes.prefix(count)))
  }

  private enum HeaderProblem: Error, CustomStringConvertible {
    case noLength
    case notANumber(String)

    var description: String {
      switch self {
      case .noLength: "a header has no Content-Length"
      case .notANumber(let text): "the Content-Length '\(text.prefix(40))' is not a number of bytes"
      }
    }
  }

  /// The length that a header tells; after something that was broken, the header is what stands last.
  private static func length(in header: String) -> Result<Int, HeaderProblem> {
    guard let name = header.range(of: lengthName, options: [.caseInsensitive, .backwards]) else {
      return .failure(.noLength)
    }
    let text = header[name.upperBound...].prefix { $0 != "\r\n" && $0 != "\n" }.filter { $0 != " " && $0 != "\t" }
    guard let count = Int(text), count >= 0, text.first?.isNumber == true else { return .failure(.notANumber(text)) }
    return .success(count)
  }

  /// A message with its header.
  package static func framed(_ message: Data) -> Data {
    Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
