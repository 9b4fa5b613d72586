import Diagnostics

/// One thing that can be written as a word, or as a map with the word as its only key.
struct Word<Output: Sendable>: Sendable {
  let name: String
  /// One sentence; the description in the schema.
  let summary: String
  /// What the word means alone; `nil` if something must stand after it.
  let alone: Output?
  /// Describes what stands after the word; `nil` if nothing does.
  private let describe: (@Sendable () -> JSONValue)?
  let read: (@Sendable (DocumentNode, inout Reading) -> Output?)?
  /// Writes what the word would read, alone or with something after it; `nil` for what other words mean.
  let write: @Sendable (Output) -> WrittenNode?

  /// A word that stands alone.
  init(_ name: String, _ summary: String, _ output: Output) where Output: Equatable {
    self.init(name, summary, alone: output, describe: nil, write: { $0 == output ? .plain(name) : nil }, read: nil)
  }

  /// A word with something after it; `argument` is what that is, and `nil` for what other words mean.
  init<Argument>(
    _ name: String, _ summary: String, _ shape: ValueSchema<Argument>, alone: Output? = nil,
    argument: @escaping @Sendable (Output) -> Argument?, make: @escaping @Sendable (Argument) -> Output
  ) where Output: Equatable {
    self.init(
      name, summary, alone: alone, describe: { shape.schema },
      write: { output in
        if let alone, output == alone { return .plain(name) }
        return argument(output).flatMap(shape.write).map { .pair(name, $0) }
      },
      read: { node, reading in shape.read(node, &reading).map(make) })
  }

  private init(
    _ name: String, _ summary: String, alone: Output?, describe: (@Sendable () -> JSONValue)?,
    write: @escaping @Sendable (Output) -> WrittenNode?,
    read: (@Sendable (DocumentNode, inout Reading) -> Output?)?
  ) {
    self.write = write
    self.name = name
    self.summary = summary
    self.alone = alone
    self.describe = describe
    self.read = read
  }
}

extension ValueSchema where Output: Sendable {
  /// One of several words, alone or with a value.
  ///
  /// - Parameters:
  ///   - noun: What a message calls it.
  ///   - words: The words.
  ///   - advice: What to write in place of an unknown word with what stands after it, where that can be told.
  /// - Returns: The shape.
  static func word(
    _ noun: String, _ words: [Word<Output>],
    advice: @escaping @Sendable (Scalar, DocumentNode?, Reading) -> String? = { _, _, _ in nil }
  ) -> ValueSchema {
    let names = words.map(\.name)
    return ValueSchema(
      noun.withArticle, schema: JSONValue.words(words),
      write: { output in words.lazy.compactMap { $0.write(output) }.first },
      read: { node, reading in
        switch node {
        case .scalar(let scalar) where !scalar.isNull:
          guard let position = names.firstIndex(of: scalar.text) else {
            reading.hinting({ advice(scalar, nil, $0) ?? scalar.argumentAdvice(noun, names) }) {
              $0.report(.unknownWord("unknown-\(noun)", noun, scalar, among: names))
            }
            return nil
          }
          let alone = words[position].alone
          if alone == nil { reading.report(.missingArgument(scalar)) }
          return alone
        case .mapping(let entries, let place):
          guard entries.count == 1, let entry = entries.first else {
            reading.report(.notOneWord(noun, entries, among: names, at: place))
            return nil
          }
          guard let position = names.firstIndex(of: entry.key.text) else {
            reading.hinting({ advice(entry.key, entry.value, $0) }) {
              $0.report(.unknownWord("unknown-\(noun)", noun, entry.key, after: entry.value, among: names))
            }
            return nil
          }
          return reading.word(entry, words[position])
        default:
          let advice = node.isNull ? NamesElsewhere.advice(for: "nothing", in: [noun]) : nil
          reading.report(.wrongType(expected: noun.withArticle, found: node, hints: advice.map { [$0] } ?? []))
          return nil
        }
      })
  }
}

extension Reading {
  fileprivate mutating func word<Output>(
    _ entry: DocumentNode.Entry, _ word: Word<Output>
  ) -> Output? {
    if let alone = word.alone, entry.value.isNull { return alone }
    guard let read = word.read else {
      report(.needlessArgument(entry))
      return nil
    }
    return hinting(
      { _ in NamesElsewhere.advice(for: entry.value.form, in: [word.name]) }, { read(entry.value, &$0) })
  }
}

extension JSONValue {
  fileprivate static func words<Output>(_ words: [Word<Output>]) -> JSONValue {
    let alone = words.filter { $0.alone != nil }.map { JSONValue.text($0.name) }
    let properties = words.map { word in (word.name, word.property) }
    let map: JSONValue = [
      "type": "object", "properties": .map(Dictionary(properties) { first, _ in first }),
      "additionalProperties": false, "minProperties": 1, "maxProperties": 1,
    ]
    return alone.isEmpty ? map : ["anyOf": [["enum": .list(alone)], map]]
  }
}

extension Word {
  /// The schema of what stands after the word; nothing needs to if the word can stand alone.
  fileprivate var property: JSONValue {
    let nothing: JSONValue = ["type": "null"]
    let argument =
      switch (describe?(), alone) {
      case (let schema?, nil): schema
      case (let schema?, _?): JSONValue.any(of: [schema, nothing])
      case (nil, _): nothing
      }
    return argument.adding("description", .text(summary))
  }
}

extension String {
  /// The noun with “a” before it, or “an” before a vowel.
  var withArticle: String { (first.map("aeio".contains) == true ? "an " : "a ") + self }
}

extension Scalar {
  /// What to write in place of `next 3`: a word with a value in the same text.
  fileprivate func argumentAdvice(_ noun: String, _ words: [String]) -> String? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    // Some words of two are one elsewhere: 'swipe left'.
    guard parts.count == 2, NamesElsewhere.meaning(of: text, among: words) == nil else { return nil }
    let places = ["\(noun) with words", noun]
    if let advice = NamesElsewhere.advice(for: parts[0], in: places, about: parts[1]) { return advice }
    return NamesElsewhere.meaning(of: parts[0], among: words).map { "write '\($0): \(parts[1])'" }
  }
}

extension Diagnostic {
  fileprivate static func missingArgument(_ word: Scalar) -> Diagnostic {
    Diagnostic(
      "missing-argument", "'\(word.text)' needs a value", at: word.place, length: word.writtenLength,
      hints: ["write '\(word.text): …'"])
  }

  fileprivate static func needlessArgument(_ entry: DocumentNode.Entry) -> Diagnostic {
    let word = entry.key
    let advice = entry.value.scalar.flatMap {
      NamesElsewhere.advice(for: "argument", in: [word.text], about: $0.excerpt)
    }
    return Diagnostic(
      "needless-argument", "'\(word.text)' takes no value", at: word.place, length: word.writtenLength,
      hints: advice.map { [$0] } ?? [])
  }

  fileprivate static func notOneWord(
    _ noun: String, _ entries: [DocumentNode.Entry], among names: [String], at place: SourcePlace
  ) -> Diagnostic {
    let keys = entries.map(\.key)
    let (words, others) = (keys.filter { names.contains($0.text) }, keys.filter { !names.contains($0.text) })
    let condition = others.first { ["if", "then", "else"].contains($0.text) }
    let hint =
      if let condition, let advice = NamesElsewhere.advice(for: condition.text, in: [noun]) {
        advice
      } else if let text = textWithCommas(entries, after: words) {
        "write the text in quotes: \(text)"
      } else if let word = words.first, words.count == 1, let other = others.first {
        "write what belongs to '\(word.excerpt)' inside of it: { \(word.excerpt): { …, \(other.excerpt): … } }"
      } else if keys.isEmpty {
        "write what is meant, or leave it out"
      } else {
        "write a list, with an item for each: ["
          + keys.prefix(3).map { "{ \($0.excerpt): … }" }.joined(separator: ", ") + "]"
      }
    return Diagnostic(
      "not-one-key", "\(noun.withArticle) is a map with one key, found \(keys.count)", at: place, hints: [hint])
  }

  /// What was meant by `{ hear: Send, button }`: between braces a comma ends a text that has no quotes.
  private static func textWithCommas(_ entries: [DocumentNode.Entry], after words: [Scalar]) -> String? {
    guard let first = entries.first, words.count == 1, first.key.text == words[0].text,
      let beginning = first.value.scalar, !beginning.isNull, entries.count > 1,
      entries.dropFirst().allSatisfy(\.value.isNull)
    else { return nil }
    let parts = [beginning] + entries.dropFirst().map(\.key)
    return "{ \(first.key.excerpt): \"\(parts.map(\.excerpt).joined(separator: ", "))\" }"
  }
}
