import Diagnostics
import Interface

extension ValueSchema where Output == [Effect] {
  /// What an action does; `set` can change several places at once.
  static let effect: ValueSchema = .reference("effect", "an effect") { node, reading in effectWord.read(node, &reading)
  }

  static let effectWord: ValueSchema = .word(
    "effect",
    [
      Word(
        "set", "Gives places in state new values.",
        .named(.template, "a map from state to values") { path, value, reading in
          reading.statePath(path).map { Effect.Assignment($0, value) }
        }
      ) { [.set($0)] },
      Word("toggle", "Turns true into false and false into true.", .statePath) { [.toggle($0)] },
      Word("append", "Puts a value at the end of a list.", ValueSchema<Append>.append) {
        [.append($0.value, to: $0.to)]
      },
      Word("prepend", "Puts a value in front of a list.", ValueSchema<Append>.append) {
        [.insert($0.value, into: $0.to, at: .constant(0))]
      },
      Word("insert", "Puts a value into a list, at a position.", ValueSchema<Insert>.insert) {
        [.insert($0.value, into: $0.to, at: $0.position)]
      },
      Word("remove", "Takes a value, or the item at a position, out of a list.", ValueSchema<Effect>.removal) { [$0] },
      Word("move", "Moves an item of a list to another position.", ValueSchema<Move>.move) {
        [.move($0.list, from: $0.from, to: $0.to)]
      },
      Word("push", "Opens a screen on top of this one, with a way back.", .screen) { [.push($0.name, $0.origin)] },
      Word("present", "Opens a screen over this one.", .screen) { [.present($0.name, $0.origin)] },
      Word("dismiss", "Closes the screen that was presented.", [.dismiss]),
      Word("back", "Goes back to the screen before.", [.back]),
      Word("focus", "Moves the cursor to an element.", .elementName) { [.focus($0)] },
      Word("announce", "Asks VoiceOver to speak.", .announcement) { [.announce($0)] },
      Word(
        "screenChanged", "Tells VoiceOver that the screen is another, with words or an element to go to.", .notice,
        alone: [.screenChanged(.nothing)]
      ) { [.screenChanged($0)] },
      Word(
        "layoutChanged", "Tells VoiceOver that the layout changed, with words or an element to go to.", .notice,
        alone: [.layoutChanged(.nothing)]
      ) { [.layoutChanged($0)] },
      Word("pageScrolled", "Tells VoiceOver what was scrolled to.", .template) { [.pageScrolled($0)] },
      Word("after", "Does something some seconds later.", ValueSchema<Delay>.delay) { [.after($0.seconds, $0.action)] },
    ],
    advice: { word, value, reading in
      // `a = 2`, or `a: 2`.
      let parts = word.text.split(separator: "=", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
      guard let name = parts.first, parts.count > 1 || reading.names.contains(name) else { return nil }
      let given = value.map { $0.scalar?.excerpt ?? "…" } ?? (parts.count > 1 ? parts[1] : nil)
      return given.map { "write 'set: { \(name): \($0) }'" }
    })
}

extension ValueSchema where Output == Path {
  /// A place in state, without `$`.
  static let statePath = ValueSchema.scalar("a name of state", schema: ["type": "string"]) { scalar, reading in
    reading.statePath(scalar)
  }
}

/// The name of a screen with its place.
struct ScreenName: Sendable {
  var name: String
  var origin: SourcePlace
}

extension ValueSchema where Output == ScreenName {
  static let screen = ValueSchema.scalar("the name of a screen", schema: JSONValue.text) { scalar, reading in
    ScreenName(name: reading.screen(scalar), origin: scalar.place)
  }
}

private struct Append: Sendable {
  var to = Path(root: "")
  var value = Template.value(.constant(.null))
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
        Field("value", "The item that is removed.", .template) { $0.removals.append(.item($1)) },
        Field("index", "The position of the item, counted from 0.", .dynamicNumber) { $0.removals.append(.index($1)) },
      ])
    return ValueSchema(record.expectation, schema: record.schema) { node, reading in
      let before = reading.diagnostics.count
      guard let remove = record.read(node, &reading), reading.diagnostics.count == before else { return nil }
      guard remove.removals.count == 1 else {
        reading.report(.valueOrIndex(at: node.place))
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
    "text, or a map for an announcement", text: ValueSchema<Dynamic<String>>.template.map { Announcement($0) },
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
    "text, or a map with 'focus'", text: ValueSchema<Dynamic<String>>.template.map { .text($0) },
    map: .record(
      "a change", Notice.nothing,
      [Field("focus", "The element that the cursor moves to.", .elementName, isRequired: true) { $0 = .element($1) }]))
}

extension Diagnostic {
  fileprivate static func valueOrIndex(at place: SourcePlace) -> Diagnostic {
    Diagnostic("value-or-index", "remove needs either 'value' or 'index'", at: place)
  }
}
