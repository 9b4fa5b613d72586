internal import OrderedCollections

extension Audit {
  /// What an author can do about a finding, in which parts are code of the interface's own language.
  ///
  /// Rules write code as scenarios have it: `"give it a \(code: "label")"`.
  struct Hint: Sendable, ExpressibleByStringInterpolation {
    fileprivate enum Part {
      case words(String)
      /// Keys with the word between two of them.
      case code([String], joint: String)
    }

    struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var parts: [Part] = []

      init(literalCapacity: Int, interpolationCount: Int) {}

      mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }
      mutating func appendInterpolation(_ words: some CustomStringConvertible) {
        parts.append(.words(words.description))
      }
      mutating func appendInterpolation(code: String) { parts.append(.code([code], joint: "")) }
      mutating func appendInterpolation(code first: String, and second: String) {
        parts.append(.code([first, second], joint: "and"))
      }
      mutating func appendInterpolation(code first: String, or second: String) {
        parts.append(.code([first, second], joint: "or"))
      }
    }

    private let parts: [Part]

    init(stringLiteral words: String) { parts = [.words(words)] }
    init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// A hint in somebody's own words.
    init(_ words: String) { parts = [.words(words)] }

    /// The hint for an author who writes in a language.
    func words(in language: Language) -> String {
      parts.reduce(into: "") { text, part in
        switch part {
        case .words(let words): text += words
        case .code(let keys, let joint):
          // What two keys of scenarios say, SwiftUI may have one modifier for.
          let codes = OrderedSet(keys.map { language.words(for: $0) })
          text += codes.map { "'\($0)'" }.joined(separator: " \(joint) ")
        }
      }
    }
  }

  /// What an interface is written in.
  enum Language: Sendable, CaseIterable {
    case scenario
    case swiftUI

    fileprivate func words(for code: String) -> String {
      switch self {
      case .scenario: code
      case .swiftUI: SwiftUICode.words(for: code) ?? code
      }
    }
  }
}
