internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The command `a11ysim review`, which asks about each change that a run left to decide on.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows what is pending one by one, and asks whether to accept it.",
    discussion: """
      Answers are a word or its first letter: accept, reject, skip, quit, or 'all' to accept all that remain and 'none' \
      to reject them. Programs use accept, reject and pending --json.
      """)

  @OptionGroup var pending: PendingPaths

  @Flag(help: "Write for people who listen: sentences, no marks, no columns.")
  var accessible = false

  func run() throws {
    guard RunEnvironment.hasPerson else {
      Console.message(
        """
        error: review asks a person, and this is no terminal
        use 'a11ysim pending --json', 'a11ysim accept' and 'a11ysim reject'

        """)
      throw ExitCode(64)
    }
    let goldens = try pending.goldens()
    var review = Review(goldens: goldens, isAccessible: accessible || RunEnvironment.current.isAccessible)
    do {
      try review.ask { readLine() }
    } catch {
      Console.message("error: cannot write: \(error.localizedDescription)\n")
      try Outcome.notWritten.exit()
    }
  }
}

/// The questions of a review, and what was answered.
struct Review {
  /// What a person can answer.
  enum Answer: String, CaseIterable {
    case accept, reject, skip, all, none, quit

    /// Reads a word or the beginning of one; an empty line skips.
    init?(_ text: String) {
      let word = text.trimmingCharacters(in: .whitespaces).lowercased()
      if word.isEmpty {
        self = .skip
        return
      }
      let shortcuts: [String: Answer] = ["a": .accept, "r": .reject, "s": .skip, "q": .quit]
      guard let answer = shortcuts[word] ?? Answer(rawValue: word) else { return nil }
      self = answer
    }
  }

  let goldens: [Golden]
  let isAccessible: Bool
  private var counts: [Answer: Int] = [:]

  init(goldens: [Golden], isAccessible: Bool) {
    self.goldens = goldens
    self.isAccessible = isAccessible
  }

  /// Asks about each golden until all are decided on, or the person leaves.
  mutating func ask(_ line: () -> String?) throws {
    var forAll: Answer?
    for (index, golden) in goldens.enumerated() {
      if forAll == nil { show(golden, index + 1) }
      guard let answer = forAll ?? nextAnswer(line) else { break }
      if answer == .quit { break }
      switch answer {
      case .accept, .all: try golden.accept()
      case .reject, .none: try golden.reject()
      case .skip, .quit: break
      }
      if answer == .all || answer == .none { forAll = answer }
      counts[answer == .all ? .accept : answer == .none ? .reject : answer, default: 0] += 1
    }
    let left = goldens.count - (counts[.accept] ?? 0) - (counts[.reject] ?? 0)
    Console.output("\(counts[.accept] ?? 0) accepted, \(counts[.reject] ?? 0) rejected, \(left) left to decide\n")
  }

  private func nextAnswer(_ line: () -> String?) -> Answer? {
    while true {
      Console.output("accept, reject, skip, all, none or quit? (skip) ")
      guard let text = line() else { return nil }
      if let answer = Answer(text) { return answer }
      Console.output("'accept' and 'reject' decide on this one, 'all' and 'none' on all that remain\n")
    }
  }

  private func show(_ golden: Golden, _ number: Int) {
    let transcript = golden.pendingText
    var text = "\(number) of \(goldens.count): \(golden.path)\n"
    if let recorded = (try? golden.recorded()) ?? nil {
      let difference = SpeechDifference(from: recorded, to: transcript)
      text +=
        isAccessible
        ? difference.sentences.map { $0 + "\n" }.joined()
        : difference.text(isColored: RunEnvironment.current.allowsColor)
    } else {
      text += "no golden yet; the transcript is:\n\(transcript)"
    }
    Console.output(text)
  }
}
