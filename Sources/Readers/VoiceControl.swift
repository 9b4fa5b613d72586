internal import Elements
package import Interface
internal import Order
internal import Utterances

/// Voice Control: what can be operated has a name to say, or a number where names do not tell things apart.
///
/// Sources: the list of commands in the iPhone User Guide; SwiftUI's `accessibilityInputLabels` (the first is shown, all can
/// be said, and where there are some the label is not shown); w3c/matf, issue 39. That capitals and marks do not matter, and
/// the words of the commands on actions and values, is assumed.
package struct VoiceControl: PointingReader {
  /// What is shown over the screen.
  package struct Overlay: Sendable, Hashable {
    /// What has a number, beginning at 1.
    enum Numbered: Sendable, Hashable {
      case stop(StopAddress)
      case action(OfferedAction, of: StopAddress)
    }

    var numbered: [Numbered] = []

    package init() {}
  }

  package private(set) var overlay: Overlay
  private let situation: Situation

  package init(in situation: Situation, showing overlay: Overlay) {
    self.situation = situation
    self.overlay = overlay
  }

  package mutating func perform(_ step: Step) -> PointingAnswer {
    guard case .say(let words) = step.command else {
      return step.command.kind == .showNames
        ? PointingAnswer(situation.operableElements(named: \.voiceName)) : PointingAnswer()
    }
    return carryOut(words)
  }

  private mutating func carryOut(_ sentence: String) -> PointingAnswer {
    let words = sentence.asSaid
    for (phrase, answer) in VoiceControl.commands {
      guard let name = words.after(phrase) else { continue }
      return answer(&self, name, sentence)
    }
    if situation.isEditing, places(named: words).isEmpty { return PointingAnswer(asking: .type(sentence)) }
    return operate(words) { .activate(stop: $0) }
  }

  private typealias Command = @Sendable (inout VoiceControl, _ name: String, _ sentence: String) -> PointingAnswer

  /// The commands by their first words; longer ones stand in front of shorter ones that begin alike.
  private static let commands: [(phrase: String, answer: Command)] = [
    ("show names", { reader, _, _ in PointingAnswer(reader.situation.operableElements(named: \.voiceName)) }),
    ("show numbers", { reader, _, _ in reader.number(reader.operablePlaces) }),
    ("hide", { reader, _, _ in reader.hide() }),
    ("show actions for", { reader, name, _ in reader.showActions(of: name) }),
    ("double tap", { reader, name, _ in reader.operate(name) { .activate(stop: $0) } }),
    ("tap", { reader, name, _ in reader.operate(name) { .activate(stop: $0) } }),
    ("increment", { reader, name, _ in reader.operate(name) { .increment(stop: $0) } }),
    ("decrement", { reader, name, _ in reader.operate(name) { .decrement(stop: $0) } }),
    ("go back", { _, _, _ in PointingAnswer(asking: .escape) }),
    ("scroll", { _, name, sentence in VoiceControl.scroll(name, sentence) }),
    ("type", { _, _, sentence in PointingAnswer(asking: .type(String(sentence.trimmedWords.dropFirst(5)))) }),
  ]

  private static func scroll(_ name: String, _ sentence: String) -> PointingAnswer {
    // To scroll down is to push the content up.
    let directions: [String: Step.ScrollDirection] = ["down": .up, "up": .down, "left": .right, "right": .left]
    guard let direction = directions[name] else {
      return PointingAnswer(
        asking: .fail(
          .wrongName(sentence, known: directions.keys.sorted().map { "Scroll \($0)" }),
          "'\(sentence)' is no direction to scroll in"))
    }
    return PointingAnswer(asking: .scroll(direction))
  }

  private mutating func hide() -> PointingAnswer {
    overlay = Overlay()
    return PointingAnswer()
  }
}

// What is meant by a name.
extension VoiceControl {
  private var operablePlaces: [Int] { situation.stops.indices.filter { situation.stops[$0].element.isOperable } }

  /// The stops that can be meant: an input label where there are some, else the label.
  private func places(named name: String) -> [Int] {
    operablePlaces.filter { situation.stops[$0].element.saidNames.contains(name) }
  }

  private mutating func operate(_ name: String, by request: (Int) -> PointingRequest) -> PointingAnswer {
    if let number = Int(name), overlay.numbered.indices.contains(number - 1) {
      defer { overlay = Overlay() }
      switch overlay.numbered[number - 1] {
      case .stop(let stop):
        return situation.place(of: stop).map { PointingAnswer(asking: request($0)) } ?? PointingAnswer()
      case .action(let action, let stop): return perform(action, of: stop)
      }
    }
    for case .action(let action, let stop) in overlay.numbered
    where action.name(in: situation.phrasebook).asSaid == name {
      overlay = Overlay()
      return perform(action, of: stop)
    }
    let places = places(named: name)
    guard let first = places.first else {
      let known = operablePlaces.compactMap { situation.stops[$0].element.voiceName }
      return PointingAnswer(asking: .fail(.wrongName(name, known: known), "nothing here is called '\(name)'"))
    }
    return places.count > 1 ? number(places) : PointingAnswer(asking: request(first))
  }

  /// Shows numbers in place of names.
  private mutating func number(_ places: [Int]) -> PointingAnswer {
    overlay.numbered = places.map { .stop(situation.address(of: $0)) }
    return PointingAnswer(
      zip(1..., places).map { number, place in
        let name = situation.stops[place].element.voiceName
        return .shown(name.map { "\(number) \($0)" } ?? "\(number)")
      })
  }

  private mutating func showActions(of name: String) -> PointingAnswer {
    let places = places(named: name)
    guard let place = places.first, places.count == 1 else {
      return operate(name) { .activate(stop: $0) }
    }
    let element = situation.stops[place].element
    let actions = element.offeredActions(whileDragging: situation.isDragging)
    guard !actions.isEmpty else { return .showing("no actions") }
    overlay.numbered = actions.map { .action($0, of: situation.address(of: place)) }
    return PointingAnswer(
      zip(1..., actions).map { .shown("\($0) \($1.name(in: situation.phrasebook))") })
  }

  private func perform(_ action: OfferedAction, of stop: StopAddress) -> PointingAnswer {
    situation.place(of: stop).map { PointingAnswer(asking: .perform(action, stop: $0)) } ?? PointingAnswer()
  }
}

extension Element {
  /// The names that can be said.
  fileprivate var saidNames: [String] {
    (inputLabels.isEmpty ? [name].compactMap(\.self) : inputLabels).map(\.asSaid)
  }
}

extension String {
  /// The words as they are said: without capitals and marks.
  fileprivate var asSaid: String {
    lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.joined(separator: " ")
  }

  /// What stands after a phrase; `nil` if the words do not begin with it.
  fileprivate func after(_ phrase: String) -> String? {
    guard hasPrefix(phrase) else { return nil }
    let rest = dropFirst(phrase.count)
    return rest.isEmpty ? "" : rest.first == " " ? String(rest.dropFirst()) : nil
  }

  fileprivate var trimmedWords: Substring { drop { $0 == " " } }
}
