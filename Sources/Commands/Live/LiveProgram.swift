internal import A11ySimulation
internal import Foundation
internal import PreviewPackages
internal import TestRuns

/// A preview of a team's code, in a program of its own that is built again whenever the code changes.
struct LiveProgram: LiveSource {
  private let path: String
  private let builder: PreviewHandOver
  /// What the program is asked for besides the path.
  private let options: [String]
  private(set) var version = 0
  private var doing: String?
  private var mistake: String?
  private var shown: LiveView?
  private var talk: LiveTalk?
  /// What the person has done, to be done again in the next program.
  private var requests: [LiveRequest] = []
  private(set) var files: [String]

  let activity: String? = "The code is compiled; what you see is how it was before."

  /// - Parameters:
  ///   - path: The Swift file, or the address of a preview in it.
  ///   - builder: Builds the program.
  ///   - options: What the program is asked for besides the path.
  init(_ path: String, builtBy builder: PreviewHandOver, options: [String]) {
    (self.path, self.builder, self.options) = (path, builder, options)
    files = LiveProgram.files(of: builder)
  }

  /// The code, what it names, and what is beside it.
  private static func files(of builder: PreviewHandOver) -> [String] { builder.files.sorted() }

  var view: LiveView {
    var view = shown ?? LiveView(name: path.shown, version: version)
    (view.version, view.mistake, view.activity) = (version, mistake ?? view.mistake, doing)
    return view
  }

  mutating func tell(_ activity: String?) {
    guard activity != doing else { return }
    doing = activity
    version += 1
  }

  /// What came of building the program.
  enum Reading {
    /// With what there is to tell of the code, such as what had to be left out.
    case begun(LiveTalk, LiveView, String)
    case failed(String)
  }

  func read(_ file: ProjectFile) -> Reading {
    var told = ""
    let built = try? builder.build { words in
      // In the terminal as well, since there is no page yet the first time.
      Console.message(words)
      told += words
    }
    guard let program = built?.program else {
      return .failed(told.isEmpty ? "error: the code could not be compiled; the terminal tells why\n" : told)
    }
    do {
      let talk = try LiveTalk(with: program, about: ["preview", path, "--answers"] + options)
      guard let view = talk.ask(LiveRequest())?.view else { return .failed(told + talk.failure) }
      return .begun(talk, view, told)
    } catch {
      return .failed("\(told)error: the program cannot be run: \(error.localizedDescription)\n")
    }
  }

  mutating func take(_ reading: Reading) {
    version += 1
    files = LiveProgram.files(of: builder)
    switch reading {
    case .begun(let talk, let view, let told):
      // Without what was being done meanwhile.
      let news = told.split(separator: "\n").filter { !$0.hasSuffix("…") }
      doing = news.isEmpty ? nil : news.joined(separator: " ")
      self.talk?.end()
      (self.talk, shown, mistake) = (talk, view, nil)
      let before = requests
      requests = []
      // The way that was gone before, as far as it can be gone.
      for request in before { _ = ask(request) }
    case .failed(let words): mistake = words
    }
  }

  mutating func press(_ key: String) -> LiveTurn { ask(LiveRequest(key: key)) }

  mutating func answer(_ words: String?) -> LiveTurn { ask(LiveRequest(isAnswer: true, words: words)) }

  private mutating func ask(_ request: LiveRequest) -> LiveTurn {
    guard let talk else { return .told }
    guard let reply = talk.ask(request) else {
      mistake = talk.failure
      self.talk = nil
      return .told
    }
    requests.append(request)
    let report = shown?.report
    shown = reply.view
    // What the file says is told once.
    shown?.report = report
    return reply.turn
  }

  func narration(of number: Int) -> [SpokenItem]? {
    guard let replies = view.walk?.replies, replies.indices.contains(number) else { return nil }
    return replies[number].lines.narration
  }
}
