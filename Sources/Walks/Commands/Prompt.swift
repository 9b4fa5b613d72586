internal import Interface

extension ManualWalk {
  /// What is shown before a question: the choices, if there are any; a refusal if there is nothing to ask for.
  package func choices(for prompt: KeyAction.Prompt) -> WalkReply {
    switch prompt {
    case .action: refusal(of: .action(1)) ?? listActions()
    case .item: refusal(of: .item("1")) ?? listItems(nil)
    case .text: refusal(of: .step(.type(" "))) ?? WalkReply()
    case .failure: refusal(of: .endTask(.done)) ?? WalkReply()
    case .focus, .task, .search, .command, .step: WalkReply()
    }
  }

  /// Why a command cannot be carried out now; `nil` if it can.
  private func refusal(of command: WalkCommand) -> WalkReply? {
    guard var trial = trial() else { return nil }
    let reply = trial.perform(command)
    return reply.isRefusal ? reply : nil
  }
}

extension KeyAction.Prompt {
  /// What asks for what stands after a step; `nil` where nothing does.
  init?(for kind: Step.Kind) {
    switch kind {
    case .focus: self = .focus
    case .chooseItem: self = .item
    case .perform: self = .action
    case .type: self = .text
    case .dictate, .say, .select, .menu, .point, .press: self = .step(kind)
    case .next, .previous, .first, .last, .touch, .enterGroup, .leaveGroup, .readAll, .scroll, .activate, .longPress,
      .rotor, .up, .down, .increment, .decrement, .escape, .magicTap, .delete, .drag, .drop, .wait, .settings,
      .showNames, .scan, .hear:
      return nil
    }
  }

  /// The words of the question.
  package var question: String {
    switch self {
    case .action: "action, by its number or name: "
    case .item: "item, by its number or name: "
    case .focus: "go to: "
    case .text: "type: "
    case .task: "name of the task: "
    case .failure: "what went wrong: "
    case .search: "search for: "
    case .command: "command: "
    case .step(let kind): "\(kind.row.words): "
    }
  }

  /// The command that an answer completes, or `nil` if nothing was answered.
  package func command(answering answer: String) throws(CommandError) -> WalkCommand? {
    // Whoever presses Escape, or an arrow, wants to get out.
    guard !answer.unicodeScalars.contains("\u{1B}") else { return nil }
    let isEmpty = answer.allSatisfy(\.isWhitespace)
    switch self {
    case .action: return isEmpty ? nil : Int(answer).map(WalkCommand.action) ?? .step(.perform(Query(answer)))
    case .item: return isEmpty ? nil : .item(answer)
    case .focus: return isEmpty ? nil : .step(.focus(Query(answer)))
    case .text: return answer.isEmpty ? nil : .step(.type(answer))
    case .task: return isEmpty ? nil : .beginTask(answer)
    case .failure: return .endTask(.failed(answer))
    case .search: return isEmpty ? nil : .search(answer)
    case .command: return try WalkCommand.read(answer)
    case .step(let kind): return isEmpty ? nil : try WalkCommand.read("\(kind.row.words) \(answer)")
    }
  }
}
