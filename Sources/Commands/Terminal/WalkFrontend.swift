internal import A11ySimulation

/// A walk at a terminal or a pipe: commands come from there, and everything that happens is printed below the last.
struct WalkFrontend {
  private(set) var walk: ManualWalk
  private let flow: String?
  private let speech: WalkSpeech
  private let input: WalkInput
  /// Whether output is made for people who listen, and whether what is typed need not be told again.
  private let isAccessible: Bool
  private let echoes: Bool
  /// Why speech could not be turned on when that was last tried.
  private var speechFailure: String?
  /// Whether a line of a script could not be carried out.
  private var hasRefused = false

  /// - Parameters:
  ///   - walk: The walk as it begins.
  ///   - flow: The flow that it is recorded as, if it is.
  ///   - speech: The voice, on or off.
  ///   - isAccessible: Whether output is made for people who listen.
  init(_ walk: ManualWalk, flow: String?, speech: WalkSpeech, isAccessible: Bool = false) {
    self.walk = walk
    self.flow = flow
    self.speech = speech
    self.isAccessible = isAccessible
    echoes = TerminalMode.isInteractive
    input = WalkInput { speech.stop() }
  }

  /// How the walk came out.
  var outcome: Outcome {
    if let signal = input.endSignal { return Outcome(endedBy: signal) }
    if hasRefused { return .wrongInput }
    return walk.hasFailedTask ? .no : .fine
  }

  /// Prints and says how the transcript begins.
  mutating func open() {
    let transcript = Transcript(of: walk.scenario, heard: Walk(events: walk.opening))
    let name = flow.map { Event.flow($0).text() } ?? ""
    let heading = transcript.heading + name
    Console.output(isAccessible ? TranscriptText(heading).inWords : heading)
    show(WalkReply(events: walk.opening))
  }

  /// Carries out a command, and shows what comes of it.
  mutating func perform(_ command: WalkCommand) {
    show(walk.perform(command))
  }

  /// Reads commands as words, one a line, to the end of the input; in a script what cannot be done is an error.
  mutating func runLines(isInteractive: Bool) {
    if isInteractive { note("help lists the commands, quit ends the walk") }
    // A script does not listen: what it does is said to the end before it goes on.
    if !isInteractive { speech.finish() }
    while let line = input.line() {
      switch turn({ () throws(CommandError) in try WalkCommand.read(line) }) {
      case .end: return
      case .refusal where !isInteractive: hasRefused = true
      case .refusal, .done, .nothing: break
      }
      if !isInteractive { speech.finish() }
    }
    // The terminal has shown “^C” on the line that was not finished.
    if isInteractive, input.endSignal != nil { Console.output("\n") }
    perform(.quit)
  }

  /// What came of something that was typed.
  private enum Turn {
    case done, refusal, nothing, end
  }

  /// Carries out a command that is still to be understood, and shows what comes of it.
  private mutating func turn(_ read: () throws(CommandError) -> WalkCommand?) -> Turn {
    do {
      guard let command = try read() else { return .nothing }
      let reply = walk.perform(command)
      show(reply)
      return command == .quit ? .end : reply.isRefusal ? .refusal : .done
    } catch {
      note(error.description)
      return .refusal
    }
  }

  /// Reads keys to the end of the input.
  mutating func runKeys() {
    let terminal = TerminalSession { [speech] in speech.stop() }
    note("? lists the keys, q quits")
    while let key = input.key() {
      // Every key cuts what is being said, as a touch does.
      speech.stop()
      switch walk.action(of: key) {
      case .command(.quit): return perform(.quit)
      case .command(.help): show(WalkReply(notes: ManualWalk.keyHelp))
      case .command(let command): perform(command)
      case .toggleSpeech: toggleSpeech()
      case .prompt(let prompt): if !answer(prompt, in: terminal) { return }
      case nil: note("this key does nothing; ? lists the keys")
      }
    }
    perform(.quit)
  }

  /// Asks in the terminal's own way of reading lines, in which a screen reader echoes what is typed.
  ///
  /// - Returns: Whether the walk goes on.
  private mutating func answer(_ prompt: KeyAction.Prompt, in terminal: TerminalSession) -> Bool {
    let choices = walk.choices(for: prompt)
    show(choices)
    guard !choices.isRefusal else { return true }
    terminal.enter(.prompt)
    defer { terminal.enter(.keys) }
    Console.output(prompt.question)
    guard let answer = input.line(endingAtEscape: true) else {
      // What ends a line without the Enter key leaves it unfinished.
      Console.output("\n")
      return true
    }
    // The terminal has shown the key as ^[, which is rubbed out as it does so itself; the Enter key would have begun a new
    // line.
    if answer.unicodeScalars.contains("\u{1B}") { Console.output("\u{8} \u{8}\u{8} \u{8}\n") }
    let turn = turn { () throws(CommandError) in try prompt.command(answering: answer) }
    if turn == .nothing { note("nothing chosen") }
    return turn != .end
  }

  private mutating func toggleSpeech() {
    guard !speech.isOn else {
      speech.turnOff()
      return note("speech off")
    }
    do {
      try speech.turnOnAloud()
      speechFailure = nil
      note("speech on")
      perform(.again)
    } catch {
      // The reason is told once; after that the key only says where one is.
      let failure = "\(error)"
      note(failure == speechFailure ? "speech off" : failure)
      speechFailure = failure
    }
  }

  private func text(of reply: WalkReply) -> String {
    isAccessible ? reply.inWords(tellingSteps: !echoes) : reply.text()
  }

  private func note(_ line: String) {
    Console.output(text(of: WalkReply(notes: [line])))
  }

  private func show(_ reply: WalkReply) {
    // Why the last words could not be heard is known only now.
    if let failure = speech.takeFailure() { Console.message("error: \(failure)\n") }
    Console.output(text(of: reply))
    if !reply.events.isEmpty { speech.say(reply.events) }
  }
}
