internal import A11ySimulation

/// A walk at a terminal or a pipe: commands come from there, and everything that happens is printed below the last.
struct WalkFrontend {
  private(set) var walk: ManualWalk
  private let flow: String?
  /// Whether a line of a script could not be carried out.
  private var hasRefused = false

  init(_ walk: ManualWalk, flow: String?) {
    self.walk = walk
    self.flow = flow
  }

  /// How the walk came out.
  var outcome: Outcome {
    if hasRefused { return .wrongInput }
    return walk.hasFailedTask ? .no : .fine
  }

  /// Prints how the transcript begins.
  func open() {
    let transcript = Transcript(of: walk.scenario, heard: Walk(events: walk.opening))
    let name = flow.map { Event.flow($0).text() } ?? ""
    Console.output(transcript.heading + name)
    show(WalkReply(events: walk.opening))
  }

  /// Reads commands as words, one a line, to the end of the input; in a script what can not be done is an error.
  mutating func runLines(isInteractive: Bool) {
    let reader = KeyReader()
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
    }
    show(walk.perform(.quit))
  }

  /// Reads keys to the end of the input.
  mutating func runKeys() {
    let terminal = TerminalSession {}
    var reader = KeyReader()
    show(WalkReply(notes: ["? lists the keys, q quits"]))
    while let key = reader.next(), let action = walk.action(of: key) ?? .some(.command(.help)) {
      switch action {
      case .command(.quit): return show(walk.perform(.quit))
      case .command(.help): show(WalkReply(notes: ManualWalk.keyHelp))
      case .command(let command): show(walk.perform(command))
      case .toggleSpeech: break
      case .prompt(let prompt):
        if let command = ask(prompt, reader, in: terminal) { show(walk.perform(command)) }
      }
    }
    show(walk.perform(.quit))
  }

  /// Asks in the terminal's own way of reading lines, in which a screen reader echoes what is typed.
  private mutating func ask(_ prompt: KeyAction.Prompt, _ reader: KeyReader, in terminal: TerminalSession)
    -> WalkCommand?
  {
    show(walk.choices(for: prompt))
    terminal.enter(.lines)
    defer { terminal.enter(.keys) }
    Console.output(prompt.question)
    guard let answer = reader.line() else { return nil }
    return prompt.command(answering: answer)
  }

  private func show(_ reply: WalkReply) {
    Console.output(reply.text())
  }
}
