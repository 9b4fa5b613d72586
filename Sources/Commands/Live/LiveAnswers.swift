internal import A11ySimulation
internal import Foundation
internal import TestRuns

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Answers for a preview that is linked into this program, line by line, until nobody asks any more.
struct LiveAnswers {
  private var source: LiveFile

  /// - Throws: An exit status if the file of the project is wrong, which is then reported.
  init(_ path: String, _ variation: Variation) throws {
    source = LiveFile(path, variation)
    source.take(source.read(try ProjectFile()))
  }

  mutating func run() {
    // What the team's code prints is not an answer.
    let channel = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    var isFirst = true
    while let line = readLine() {
      guard let request = try? JSONDecoder().decode(LiveRequest.self, from: Data(line.utf8)) else { continue }
      var turn = LiveTurn.told
      if let key = request.key { turn = source.press(key) }
      if request.isAnswer { turn = source.answer(request.words) }
      var view = source.view
      if !isFirst { view.report = nil }
      isFirst = false
      guard let reply = try? JSONEncoder().encode(LiveReply(turn: turn, view: view)) else { return }
      try? channel.write(contentsOf: reply + Data("\n".utf8))
    }
  }
}
