internal import A11ySimulation

/// A walk at a terminal or a pipe: commands come from there, and everything that happens is printed below the last.
struct WalkFrontend {
  private(set) var walk: ManualWalk
  private let flow: String?
  /// Makes the voice when it is first wanted.
  private let makeSpeech: () throws -> WalkSpeech
  private var speech: WalkSpeech?
  /// Whether a line of a script could not be carried out.
  private var hasRefused = false

  /// - Parameters:
  ///   - walk: The walk as it begins.
  ///   - flow: The flow that it is recorded as, if it is.
  ///   - makeSpeech: Makes the voice.
  init(_ walk: ManualWalk, flow: String?, makeSpeech: @escaping () throws -> WalkSpeech) {
    self.walk = walk
    self.flow = flow
    self.makeSpeech = makeSpeech
  }

  /// How the walk came out.
  var outcome: Outcome {
    if hasRefused { return .wrongInput }
    return walk.hasFailedTask ? .no : .fine
  }

  /// Prints how the transcript begins, and speaks from now on if that is wanted.
  mutating func open(speaking: Bool) throws {
    if speaking { speech = try makeSpeech() }
    let transcript = Transcript(of: walk.scenario, heard: Walk(events: walk.opening))
    let name = flow.map { Event.flow($0).text() } ?? ""
    Console.output(transcript.heading + name)
    show(WalkReply(events: walk.opening))
  }

  /// Reads commands as words, one a line, to the end of the input; in a script what can not be done is an error.
  mutating func runLines(isInteractive: Bool) {
    let reader = KeyReader()
    // A script does not listen: what it does is said to the end before it goes on.
    if !isInteractive { speech?.finish() }
    while let line = reader.line() {
      do {
        guard let command = try WalkCommand.read(line) else { continue }
        let reply = walk.perform(command)
        if reply.isRefusal, !isInteractive { hasRefused = true }
        show(reply)
        if command == .quit { return }
      } catch {
        if !isInteractive { hasRefused = true }
        show(WalkReply(notes: [error.description], isRefusal: true))
      }
      if !isInteractive { speech?.finish() }
    }
    show(walk.perform(.quit))
  }

  /// Reads keys to the end of the input.
  mutating func runKeys() {
    let terminal = TerminalSession()
    var reader = KeyReader()
    show(WalkReply(notes: ["? lists the keys, q quits"]))
    while let key = reader.next() {
      // Every key cuts what is being said, as a touch does.
      speech?.stop()
      switch walk.action(of: key) {
      case .command(.quit): return show(walk.perform(.quit))
      case .command(.help): show(WalkReply(notes: ManualWalk.keyHelp))
      case .command(let command): show(walk.perform(command))
      case .toggleSpeech: toggleSpeech()
      case .prompt(let prompt):
        if let command = ask(prompt, reader, in: terminal) { show(walk.perform(command)) }
      case nil: show(WalkReply(notes: ["this key does nothing; ? lists the keys"]))
      }
    }
    show(walk.perform(.quit))
  }

  /// Asks in the terminal's own way of reading lines, in which a screen reader echoes what is typed.
  private mutating func ask(
    _ prompt: KeyAction.Prompt, _ reader: KeyReader, in terminal: TerminalSession
  ) -> WalkCommand? {
    show(walk.choices(for: prompt))
    terminal.enter(.lines)
    defer { terminal.enter(.keys) }
    Console.output(prompt.question)
    guard let answer = reader.line() else { return nil }
    return prompt.command(answering: answer)
  }

  private mutating func toggleSpeech() {
    guard speech == nil else {
      speech = nil
      return show(WalkReply(notes: ["speech off"]))
    }
    do {
      speech = try makeSpeech()
      show(WalkReply(notes: ["speech on"]))
      show(walk.perform(.again))
    } catch {
      show(WalkReply(notes: ["\(error)"]))
    }
  }

  private mutating func show(_ reply: WalkReply) {
    // Why the last words could not be heard is known only now.
    if let failure = speech?.takeFailure() {
      Console.message("error: \(failure)\n")
      speech = nil
    }
    Console.output(reply.text())
    if !reply.events.isEmpty { speech?.say(reply.events) }
  }
}
