import Foundation
import LanguageServer
import Testing

@Suite("The base protocol")
struct MessageReaderTests {
  @Test("Messages come in pieces of any size", arguments: [1, 2, 7, 1000])
  func readsPieces(_ size: Int) {
    let stream = Data("Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:4\r\n\r\n\"é\"".utf8)
    var reader = MessageReader()
    var frames: [MessageReader.Frame] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      reader.append(stream[start..<min(start + size, stream.count)])
      while let frame = reader.next() { frames.append(frame) }
    }
    #expect(frames == [.message(Data("{}".utf8)), .message(Data("\"é\"".utf8))])
  }

  @Test(
    "What is no header is told, and the next message is read",
    arguments: [
      ("Content-Type: x\r\n\r\n", "a header has no Content-Length"),
      ("hello\r\n\r\n", "a header has no Content-Length"),
      ("Content-Length: abc\r\n\r\n{}", "the Content-Length 'abc' is not a number of bytes"),
      ("Content-Length: -5\r\n\r\n{}", "the Content-Length '-5' is not a number of bytes"),
      ("Content-Length: +5\r\n\r\n", "the Content-Length '+5' is not a number of bytes"),
      ("Content-Length:\r\n\r\n", "the Content-Length '' is not a number of bytes"),
      (
        "Content-Length: 99999999999999999999999\r\n\r\n",
        "the Content-Length '99999999999999999999999' is not a number of bytes"
      ),
      (String(repeating: "x", count: 20000), "a header has at most 16384 bytes"),
    ])
  func tellsBrokenHeaders(_ broken: String, _ problem: String) {
    var reader = MessageReader()
    reader.append(Data(broken.utf8))
    #expect(reader.next() == .broken(problem))
    reader.append(Data("Content-Length: 4\r\n\r\nnull".utf8))
    #expect(reader.next() == .message(Data("null".utf8)))
    #expect(reader.next() == nil)
  }

  @Test("A message that is too long is passed over without keeping it")
  func passesOverLongMessages() {
    let count = MessageReader.limit + 10
    var reader = MessageReader()
    reader.append(Data("Content-Length: \(count)\r\n\r\nabc".utf8))
    #expect(reader.next() == .broken("a message has at most \(MessageReader.limit) bytes, and this one has \(count)"))
    reader.append(Data(repeating: 0x20, count: count - 3))
    #expect(reader.next() == nil)
    reader.append(Data("Content-Length: 1\r\n\r\n1".utf8))
    #expect(reader.next() == .message(Data("1".utf8)))
  }
}
