import Diagnostics
import Interface

extension ValueSchema where Output == [Effect] {
  /// What an action does; `set` can change several places at once.
  static let effect: ValueSchema = .reference(
    "effect", "an effect", write: { effectWord.write($0) },
    read: { node, reading in
      effectWord.read(node, &reading)
    })

  private static let words = stateEffects + screenEffects + noticeEffects

  /// What the effects are called.
  static let effectNames = words.map(\.name)

  static let effectWord: ValueSchema = .word(
    "effect", words,
    advice: { word, value, reading in reading.assignmentAdvice(word, value) })

  /// What changes state.
  private static let stateEffects: [Word<[Effect]>] = [
    Word(
      "set", "Gives places in state new values.",
      .named(
        .template, "a map from state to values",
        entry: { assignment in (assignment.path.written, assignment.value) }
      ) { path, value, reading in
        reading.statePath(path).map { Effect.Assignment($0, value) }
      }
      .hinting { node, reading in
        node.scalar.map { reading.assignmentAdvice($0, nil) ?? "write 'set: { name: value }'" }
      }, argument: { if case .set(let assignments) = $0.only { assignments } else { nil } }, make: { [.set($0)] }),
    Word(
      "toggle", "Turns true into false and false into true.", .flagPath,
      argument: { if case .toggle(let path) = $0.only { path } else { nil } }, make: { [.toggle($0)] }),
    Word(
      "append", "Puts a value at the end of a list.", ValueSchema<Append>.append, argument: { Append($0.only) },
      make: { [.append($0.value, to: $0.to)] }),
    Word(
      "prepend", "Puts a value at the beginning of a list.", ValueSchema<Append>.append,
      argument: { Append(first: $0.only) }, make: { [.insert($0.value, into: $0.to, at: .constant(0))] }),
    Word(
      "insert", "Puts a value into a list, at a position.", ValueSchema<Insert>.insert, argument: { Insert($0.only) },
      make: { [.insert($0.value, into: $0.to, at: $0.position)] }),
    Word(
      "remove", "Takes a value, or the item at a position, out of a list.", ValueSchema<Effect>.removal,
      argument: \.only, make: { [$0] }),
    Word(
      "move", "Moves an item of a list to another position.", ValueSchema<Move>.move, argument: { Move($0.only) },
      make: { [.move($0.list, from: $0.from, to: $0.to)] }),
  ]

  /// What leads to other screens.
  private static let screenEffects: [Word<[Effect]>] = [
    Word(
      "push", "Opens a screen on top of this one, with a way back.", .screen,
      argument: { ScreenName(pushed: $0.only) }, make: { [.push($0.name, $0.origin)] }),
    Word(
      "present", "Opens a screen over this one.", .screen, argument: { ScreenName(presented: $0.only) },
      make: { [.present($0.name, $0.origin)] }),
    Word("dismiss", "Closes what is in front: a sheet, or the screen that was opened last.", [.dismiss]),
    Word("back", "Goes back to the screen before.", [.back]),
  ]

  /// What is said, and what is done later.
  private static let noticeEffects: [Word<[Effect]>] = [
    Word(
      "focus", "Moves the cursor to an element.", .elementName,
      argument: { if case .focus(let name) = $0.only { name } else { nil } }, make: { [.focus($0)] }),
    Word(
      "announce", "Asks VoiceOver to speak.", .announcement,
      argument: { if case .announce(let words) = $0.only { words } else { nil } }, make: { [.announce($0)] }),
    Word(
      "screenChanged", "Tells VoiceOver that the screen is another, with words or an element to go to.", .notice,
      alone: [.screenChanged(.nothing)],
      argument: { if case .screenChanged(let notice) = $0.only { notice } else { nil } }, make: { [.screenChanged($0)] }
    ),
    Word(
      "layoutChanged", "Tells VoiceOver that the layout changed, with words or an element to go to.", .notice,
      alone: [.layoutChanged(.nothing)],
      argument: { if case .layoutChanged(let notice) = $0.only { notice } else { nil } }, make: { [.layoutChanged($0)] }
    ),
    Word(
      "pageScrolled", "Tells VoiceOver what was scrolled to.", .template,
      argument: { if case .pageScrolled(let words) = $0.only { words } else { nil } }, make: { [.pageScrolled($0)] }),
    Word(
      "after", "Does something some seconds later.", ValueSchema<Delay>.delay, argument: { Delay($0.only) },
      make: { [.after($0.seconds, $0.action)] }),
  ]
}

extension Reading {
  /// What to write in place of an assignment: `a: 2`, `a = b + 1`, `a += 1` or `a++`.
  fileprivate func assignmentAdvice(_ word: Scalar, _ value: DocumentNode?) -> String? {
    if let value, !value.isNull {
      return names.contains(word.text) ? "write 'set: { \(word.text): \(value.scalar?.excerpt ?? "…") }'" : nil
    }
    guard let mark = word.text.firstIndex(where: { "+-*/=".contains($0) }) else { return nil }
    let name = word.text[..<mark].trimmingSpaces.withoutVerb
    let rest = word.text[mark...]
    let symbol = rest.prefix { "+-*/=".contains($0) }
    guard symbol == "=" || names.contains(String(name.prefix { $0 != "." && $0 != "[" })) else { return nil }
    var operand = rest.dropFirst(symbol.count).trimmingSpaces
    switch symbol {
    case "=":
      let scalar = Scalar(text: operand, style: .plain, place: word.place)
      var trial = self
      if trial.isBareExpression(scalar) { operand = "${\(operand)}" }
    case "++", "--": operand = "${\(name) \(symbol.prefix(1)) 1}"
    case "+=", "-=", "*=", "/=": operand = "${\(name) \(symbol.prefix(1)) \(operand)}"
    default: return nil
    }
    return "write 'set: { \(name): \(operand) }'"
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { split(separator: " ").joined(separator: " ") }
}

extension String {
  /// The name that is assigned to, without the word that an assignment has before it elsewhere: `set count`.
  fileprivate var withoutVerb: String {
    let words = split(separator: " ")
    return words.count == 2 && ["set", "let", "var"].contains(words[0]) ? String(words[1]) : self
  }
}

extension [Effect] {
  /// The effect, if there is one alone.
  fileprivate var only: Effect? { count == 1 ? first : nil }
}

extension ValueSchema where Output == Path {
  /// A place in state, without `$`.
  static let statePath = place(holding: .any)
  /// The place of what is true or false, and of a list.
  static let flagPath = place(holding: .flag)
  static let listPath = place(holding: .list(of: .any))

  private static func place(holding expected: ValueShape) -> ValueSchema {
    .scalar(
      "a name of state", schema: ["type": "string"], write: { .text($0.written) },
      read: { scalar, reading in
        guard let path = reading.statePath(scalar) else { return nil }
        if let shape = try? reading.names.shape(of: path), !shape.mayBe(expected) {
          reading.report(.wrongState(scalar, expected: expected.name, found: shape))
          return nil
        }
        return path
      })
  }
}

/// The name of a screen with its place.
struct ScreenName: Sendable {
  var name: String
  var origin: SourcePlace
}

extension ScreenName {
  fileprivate init?(pushed effect: Effect?) {
    guard case .push(let name, let origin) = effect else { return nil }
    self.init(name: name, origin: origin)
  }

  fileprivate init?(presented effect: Effect?) {
    guard case .present(let name, let origin) = effect else { return nil }
    self.init(name: name, origin: origin)
  }
}

extension ValueSchema where Output == ScreenName {
  static let screen = ValueSchema.scalar(
    "the name of a screen", schema: JSONValue.text, write: { .text($0.name) },
    read: {
      scalar, reading in
      ScreenName(name: reading.screen(scalar), origin: scalar.place)
    })
}
