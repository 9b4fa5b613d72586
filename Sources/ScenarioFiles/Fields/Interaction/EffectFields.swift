import Diagnostics
import Interface

extension ValueSchema where Output == [Effect] {
  /// What an action does; `set` can change several places at once.
  static let effect: ValueSchema = .reference(
    "effect", "an effect", write: { effectWord.write($0) },
    read: { node, reading in
      effectWord.read(node, &reading)
    })

  static let effectWord: ValueSchema = .word(
    "effect", stateEffects + screenEffects + noticeEffects,
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
      }, argument: { if case .set(let assignments) = $0.only { assignments } else { nil } }, make: { [.set($0)] }),
    Word(
      "toggle", "Turns true into false and false into true.", .statePath,
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
    Word("dismiss", "Closes the screen that was presented.", [.dismiss]),
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
    let name = word.text[..<mark].trimmingSpaces
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

extension [Effect] {
  /// The effect, if there is one alone.
  fileprivate var only: Effect? { count == 1 ? first : nil }
}

extension ValueSchema where Output == Path {
  /// A place in state, without `$`.
  static let statePath = ValueSchema.scalar(
    "a name of state", schema: ["type": "string"], write: { .text($0.written) },
    read: {
      scalar, reading in
      reading.statePath(scalar)
    })
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

private struct Append: Sendable {
  var to = Path(root: "")
  var value = Template.value(.constant(.null))
}

extension Append {
  init?(_ effect: Effect?) {
    guard case .append(let value, to: let path) = effect else { return nil }
    self.init(to: path, value: value)
  }

  /// What is put at the beginning of a list.
  init?(first effect: Effect?) {
    guard case .insert(let value, into: let path, at: .constant(0))? = effect else { return nil }
    self.init(to: path, value: value)
  }
}

extension ValueSchema where Output == Append {
  fileprivate static let append = ValueSchema.record(
    "append", Append(),
    [
      Field("to", "The list in state.", .statePath, isRequired: true, into: \.to),
      Field("value", "What is added.", .template, isRequired: true, into: \.value),
    ])
}

private struct Insert: Sendable {
  var to = Path(root: "")
  var value = Template.value(.constant(.null))
  var position: Dynamic<Double> = .constant(0)

  init() {}

  init?(_ effect: Effect?) {
    guard case .insert(let value, into: let list, at: let position)? = effect else { return nil }
    (self.to, self.value, self.position) = (list, value, position)
  }
}

extension ValueSchema where Output == Insert {
  fileprivate static let insert = ValueSchema.record(
    "insert", Insert(),
    [
      Field("to", "The list in state.", .statePath, isRequired: true, into: \.to),
      Field("value", "What is put in.", .template, isRequired: true, into: \.value),
      Field("at", "The position that it gets, counted from 0.", .dynamicNumber, isRequired: true, into: \.position),
    ])
}

private struct Remove: Sendable {
  var from = Path(root: "")
  var removals: [Removal] = []
}

extension ValueSchema where Output == Effect {
  fileprivate static let removal: ValueSchema = {
    let record = ValueSchema<Remove>.record(
      "remove", Remove(),
      [
        Field("from", "The list in state.", .statePath, isRequired: true, into: \.from),
        Field(
          "value", "The item that is removed.", .template,
          value: { if case .item(let item) = $0.removals.first { item } else { nil } }
        ) { $0.removals.append(.item($1)) },
        Field(
          "index", "The position of the item, counted from 0.", .dynamicNumber,
          value: { if case .index(let index) = $0.removals.first { index } else { nil } }
        ) { $0.removals.append(.index($1)) },
      ])
    return ValueSchema(
      record.expectation, schema: record.schema,
      write: { effect in
        guard case .remove(let removal, from: let path) = effect else { return nil }
        return record.write(Remove(from: path, removals: [removal]))
      }
    ) { node, reading in
      let before = reading.diagnostics.count
      guard let remove = record.read(node, &reading), reading.diagnostics.count == before else { return nil }
      guard remove.removals.count == 1 else {
        reading.report(.valueOrIndex(at: node.place))
        return nil
      }
      if let value = node.value(of: "value"), reading.reportMisfit(of: remove.removals[0], value, in: remove.from) {
        return nil
      }
      return .remove(remove.removals[0], from: remove.from)
    }
  }()
}

private struct Move: Sendable {
  var list = Path(root: "")
  var from: Dynamic<Double> = .constant(0)
  var to: Dynamic<Double> = .constant(0)
}

extension Move {
  init?(_ effect: Effect?) {
    guard case .move(let list, from: let start, to: let end) = effect else { return nil }
    self.init(list: list, from: start, to: end)
  }
}

extension ValueSchema where Output == Move {
  fileprivate static let move = ValueSchema.record(
    "move", Move(),
    [
      Field("in", "The list in state.", .statePath, isRequired: true, into: \.list),
      Field("from", "The position of the item, counted from 0.", .dynamicNumber, isRequired: true, into: \.from),
      Field("to", "The position that it moves to.", .dynamicNumber, isRequired: true, into: \.to),
    ])
}

extension ValueSchema where Output == Announcement {
  /// The words, or a map.
  fileprivate static let announcement = ValueSchema.forms(
    "text, or a map for an announcement",
    text: ValueSchema<Dynamic<String>>.template.map(
      { Announcement($0) }, back: { $0 == Announcement($0.text) ? $0.text : nil }),
    map: .record(
      "an announcement", Announcement(""),
      [
        Field("text", "The words.", .template, isRequired: true, into: \.text),
        Field("priority", "Which of two announcements gives way.", .choice("priority"), into: \.priority),
        Field(
          "delay", "Seconds before it is made.", .number(in: 0...(.infinity), "a number that is not negative"),
          into: \.delay),
        Field("queue", "Whether it waits for what is being spoken.", .flag, into: \.isQueued),
      ]))
}

extension ValueSchema where Output == Notice {
  /// The words, or `{ focus: … }`.
  fileprivate static let notice = ValueSchema.forms(
    "text, or a map with 'focus'",
    text: ValueSchema<Dynamic<String>>.template.map(
      { .text($0) }, back: { if case .text(let words) = $0 { words } else { nil } }),
    map: .record(
      "a change", Notice.nothing,
      [
        Field(
          "focus", "The element that the cursor moves to.", .elementName, isRequired: true,
          value: { if case .element(let element) = $0 { element } else { nil } }
        ) { $0 = .element($1) }
      ]))
}

extension Reading {
  /// Reports a literal that no item of a list can be equal to, because the items are of another type.
  ///
  /// - Returns: Whether it is one.
  fileprivate mutating func reportMisfit(of removal: Removal, _ node: DocumentNode, in list: Path) -> Bool {
    guard case .item(.value(.constant(let value))) = removal, case .list(let items)? = try? names.shape(of: list),
      !items.canBe(value)
    else { return false }
    report(.neverInList(node, ValueShape(of: value), list, items, isName: node.scalar.map { names.contains($0.text) }))
    return true
  }
}

extension ValueShape {
  /// Whether a value of this shape may be equal to one that is known.
  fileprivate func canBe(_ value: Value) -> Bool {
    switch (self, value) {
    case (.any, _), (_, .null), (.flag, .flag), (.number, .number), (.text, .text), (.list, .list), (.record, .record):
      true
    case (.flag, _), (.number, _), (.text, _), (.list, _), (.record, _): false
    }
  }
}

extension Diagnostic {
  fileprivate static func neverInList(
    _ node: DocumentNode, _ found: ValueShape, _ list: Path, _ items: ValueShape, isName: Bool?
  ) -> Diagnostic {
    Diagnostic(
      "never-in-list", "an item of '\(list.written)' is \(items.name), and this is \(found.name)", at: node.place,
      length: node.scalar?.writtenLength ?? 1,
      hints: isName == true ? ["write '${\(node.scalar?.excerpt ?? "…")}' for the value"] : [])
  }

  fileprivate static func valueOrIndex(at place: SourcePlace) -> Diagnostic {
    Diagnostic("value-or-index", "remove needs either 'value' or 'index'", at: place)
  }
}
