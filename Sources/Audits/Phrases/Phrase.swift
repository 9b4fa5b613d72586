internal import Interface
internal import OrderedCollections

extension Audit {
  /// What a rule says, in which parts are code of the interface's own language.
  ///
  /// Rules write code as scenarios have it: `"give it a \(code: "label")"`.
  struct Phrase: Sendable, ExpressibleByStringInterpolation {
    fileprivate enum Part {
      case words(String)
      /// Keys with the word between two of them.
      case code([String], joint: String)
      /// What a double tap does to a view of a kind.
      case action(Kind)
      /// What a view is.
      case kind(Kind)
      case trait(AccessibilityTrait)
    }

    struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var parts: [Part] = []

      init(literalCapacity: Int, interpolationCount: Int) {}

      mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }
      mutating func appendInterpolation(_ words: some CustomStringConvertible) {
        parts.append(.words(words.description))
      }
      mutating func appendInterpolation(_ phrase: Phrase) { parts += phrase.parts }
      mutating func appendInterpolation(code: String) { parts.append(.code([code], joint: "")) }
      mutating func appendInterpolation(code first: String, and second: String) {
        parts.append(.code([first, second], joint: "and"))
      }
      mutating func appendInterpolation(code first: String, or second: String) {
        parts.append(.code([first, second], joint: "or"))
      }
      mutating func appendInterpolation(actionOf kind: Kind) { parts.append(.action(kind)) }
      mutating func appendInterpolation(kind: Kind) { parts.append(.kind(kind)) }
      mutating func appendInterpolation(trait: AccessibilityTrait) { parts.append(.trait(trait)) }
    }

    private let parts: [Part]

    init(stringLiteral words: String) { parts = [.words(words)] }
    init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// A phrase in somebody's own words.
    init(_ words: String) { parts = [.words(words)] }

    /// The phrase for an author who writes in a language.
    func words(in language: Language) -> String {
      parts.reduce(into: "") { text, part in
        switch part {
        case .words(let words): text += words
        case .code(let keys, let joint):
          // What two keys of scenarios say, other languages may have one word for.
          let codes = OrderedSet(keys.map { language.code(for: $0) })
          text += codes.map { "'\($0)'" }.joined(separator: " \(joint) ")
        case .action(let kind): text += "'\(language.action(of: kind))'"
        case .kind(let kind): text += language.name(of: kind)
        case .trait(let trait): text += "'\(language.name(of: trait))'"
        }
      }
    }
  }

  /// What an interface is written in.
  enum Language: Sendable, CaseIterable {
    case scenario
    case swiftUI
    /// What captures of running apps are written in: each toolkit tells the system by UIKit's words.
    case uiKit

    /// How the language writes what scenarios say by a key.
    fileprivate func code(for key: String) -> String {
      switch self {
      case .scenario: key
      case .swiftUI: SwiftUICode.words(for: key) ?? key
      case .uiKit: UIKitCode.words(for: key) ?? key
      }
    }

    /// How the language writes what a double tap does to a view of a kind.
    fileprivate func action(of kind: Kind) -> String {
      switch self {
      case .scenario, .uiKit: code(for: "action")
      case .swiftUI: kind.has(.arranges) ? ".onTapGesture { … }" : code(for: "action")
      }
    }

    /// How the language writes a trait.
    fileprivate func name(of trait: AccessibilityTrait) -> String {
      switch self {
      case .scenario: trait.rawValue
      case .swiftUI: SwiftUICode.words(for: "traits: [\(trait.rawValue)]") ?? trait.rawValue
      case .uiKit: "." + trait.rawValue
      }
    }

    /// What a view of a kind is called.
    fileprivate func name(of kind: Kind) -> String {
      switch self {
      case .scenario: kind.rawValue
      case .swiftUI: SwiftUICode.type(of: kind) ?? kind.rawValue.inWords
      // Which class it is, nobody knows.
      case .uiKit: kind.rawValue.inWords
      }
    }
  }
}

extension String {
  /// The words that are joined by capitals, in small letters: `textField` is “text field”.
  fileprivate var inWords: String {
    reduce(into: "") { words, letter in words += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
  }
}
