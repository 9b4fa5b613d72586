internal import A11ySimulation
internal import Foundation
internal import PreviewPackages

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A program with a team's previews in it that answers by lines, until it is told to end.
final class LiveTalk {
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()
  private let errors: URL
  private let home: AppHome
  private var pending = Data()
  /// Whether the program was ended because it gave no answer.
  private var isLate = false

  /// How long an answer may take, in seconds: code that never comes to an end would hold up the page for ever.
  private static let patience = 60

  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its command line.
  /// - Throws: What keeps it from being run.
  init(with program: URL, about arguments: [String]) throws {
    errors = FileManager.default.temporaryDirectory.appending(path: "a11ysim-\(UUID().uuidString)")
    try Data().write(to: errors)
    home = try AppHome()
    process.executableURL = program
    process.arguments = arguments
    process.environment = SupervisedRun.environment(at: home)
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: errors)
    home.remove()
  }

  /// Asks, and waits for the answer; `nil` if there is none, for which the program is ended.
  func ask(_ request: LiveRequest) -> LiveReply? {
    guard let question = try? JSONEncoder().encode(request), process.isRunning,
      (try? questions.fileHandleForWriting.write(contentsOf: question + Data("\n".utf8))) != nil
    else { return nil }
    let newline = UInt8(ascii: "\n")
    while !pending.contains(newline) {
      guard hasMore() else {
        isLate = true
        end()
        return nil
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      pending += more
    }
    let line = pending.prefix { $0 != newline }
    pending = Data(pending.dropFirst(line.count + 1))
    return try? JSONDecoder().decode(LiveReply.self, from: line)
  }

  /// Whether the program says something, or ends, before patience does.
  private func hasMore() -> Bool {
    var descriptor = pollfd(fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    var ready: Int32
    repeat { ready = poll(&descriptor, 1, Int32(LiveTalk.patience * 1000)) } while ready < 0 && errno == EINTR
    return ready != 0
  }

  /// Why there is no answer, with what the program said last on its standard error.
  var failure: String {
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let reason = isLate ? ", since it gave no answer for \(LiveTalk.patience) seconds" : ""
    return "error: the program has ended\(reason)\n"
      + text.split(separator: "\n").suffix(40).joined(separator: "\n")
  }

  func end() {
    if process.isRunning { process.terminate() }
  }
}
