internal import Interface
internal import Utterances

/// A row of the table of commands of Voice Control.
struct SpokenCommand: Sendable {
  /// What answers, when it is told what stands after the words; `nil` if that is not the command.
  typealias Answer = @Sendable (inout VoiceControl, SpokenWords) -> PointingAnswer?

  /// The words that it begins with, as they are said.
  let phrase: String
  let answer: Answer

  private init(_ phrase: String, _ answer: @escaping Answer) {
    self.phrase = phrase
    self.answer = answer
  }

  /// A command with nothing after its words.
  private static func alone(
    _ phrase: String, _ answer: @escaping @Sendable (inout VoiceControl) -> PointingAnswer
  ) -> SpokenCommand {
    SpokenCommand(phrase) { reader, rest in rest.written.isEmpty ? answer(&reader) : nil }
  }

  /// A command with a name after its words.
  private static func named(
    _ phrase: String, _ answer: @escaping @Sendable (inout VoiceControl, SpokenWords) -> PointingAnswer
  ) -> SpokenCommand {
    SpokenCommand(phrase) { reader, rest in rest.written.isEmpty ? nil : answer(&reader, rest) }
  }

  private static func scroll(_ phrase: String, _ direction: Step.ScrollDirection) -> SpokenCommand {
    alone(phrase) { _ in PointingAnswer(asking: .scroll(direction)) }
  }

  private static func edit(_ phrase: String, _ edit: TextEdit) -> SpokenCommand {
    SpokenCommand(phrase) { reader, rest in rest.written.isEmpty ? reader.edit(edit) : nil }
  }

  /// The commands; longer ones come before shorter ones that begin alike.
  ///
  /// Sources: the default list of commands on iOS (gist of willwade, 807cd631bc49), the iPhone User Guide; Apple's brief on
  /// Voice Control, September 2019, for the editing of text by voice. Long presses, actions, values, and the words for the
  /// editing of text are assumed.
  static let all: [SpokenCommand] = [
    // What is shown over the screen.
    alone("show names continuously") { reader in
      let answer = reader.showNames()
      reader.overlay.continuous = .names
      return answer
    },
    alone("show numbers continuously") { reader in
      let answer = reader.showNumbers()
      reader.overlay.continuous = .numbers
      return answer
    },
    alone("show names") { $0.showNames() },
    alone("show numbers") { $0.showNumbers() },
    SpokenCommand("show grid") { reader, rest in
      reader.showGrid(columns: rest.number(of: "column"), rows: rest.number(of: "row"))
    },
    alone("hide names") { $0.hide() }, alone("hide numbers") { $0.hide() }, alone("hide grid") { $0.hide() },
    alone("hide") { $0.hide() },
    alone("go to sleep") { $0.goToSleep() },
    alone("wake up") { _ in PointingAnswer() },

    // What can be operated.
    named("show actions for") { reader, name in reader.showActions(of: name) },
    named("double tap") { reader, name in reader.operate(name) { .activate(stop: $0) } },
    named("long press") { reader, name in reader.operate(name) { .longPress(stop: $0) } },
    named("tap") { reader, name in reader.operate(name) { .activate(stop: $0) } },
    named("increment") { reader, name in reader.adjust(name) { .increment(stop: $0) } },
    named("decrement") { reader, name in reader.adjust(name) { .decrement(stop: $0) } },

    // To scroll down is to push the content up.
    scroll("scroll down", .up), scroll("scroll up", .down), scroll("scroll right", .left),
    scroll("scroll left", .right), scroll("swipe up", .up), scroll("swipe down", .down), scroll("swipe left", .left),
    scroll("swipe right", .right),
    // In a text these are words like others.
    SpokenCommand("scroll") { reader, name in
      guard !name.written.isEmpty, !reader.situation.isEditing else { return nil }
      return .failing(
        .wrongName(name.folded, known: ["down", "up", "left", "right"]),
        "'\(name.written)' is not a direction to scroll in")
    },
    alone("go back") { _ in PointingAnswer(asking: .escape) },

    // Text.
    named("type") { reader, text in reader.dictate(text) },
    edit("select all", .selectAll),
    SpokenCommand("select") { reader, text in text.written.isEmpty ? nil : reader.edit(.select(text.written)) },
    SpokenCommand("delete that") { reader, rest in rest.written.isEmpty ? reader.deleteThat() : nil },
    edit("capitalize that", .capitalize),
    SpokenCommand("replace") { reader, text in
      guard let (before, after) = text.parted(by: "with"), !before.written.isEmpty else { return nil }
      return reader.edit(.replace(before.written, with: after.written))
    },
    // A number of the grid.
    SpokenCommand("") { reader, rest in Int(rest.folded).flatMap { reader.comeNearer(to: $0) } },
  ]
}

extension VoiceControl {
  fileprivate mutating func hide() -> PointingAnswer {
    overlay.hide()
    return PointingAnswer()
  }

  fileprivate mutating func goToSleep() -> PointingAnswer {
    overlay.hide()
    overlay.isAsleep = true
    return PointingAnswer()
  }

  fileprivate mutating func dictate(_ text: SpokenWords) -> PointingAnswer {
    overlay.dictated = text.written
    return PointingAnswer(asking: .dictate(text.written))
  }

  /// Changes the text that is being edited; where there is none, the words are no command.
  fileprivate func edit(_ change: TextEdit) -> PointingAnswer? {
    situation.isEditing ? PointingAnswer(asking: .edit(change)) : nil
  }

  fileprivate mutating func deleteThat() -> PointingAnswer? {
    defer { overlay.dictated = nil }
    return edit(.delete(overlay.dictated))
  }
}
