extension Audit {
  /// What an author can do about a finding, in which parts are code of the interface's own language.
  ///
  /// Rules write code as scenarios have it: `"give it a \(code: "label")"`.
  struct Hint: Sendable, ExpressibleByStringInterpolation {
    fileprivate enum Part {
      case words(String)
      case code(String)
    }

    struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var parts: [Part] = []

      init(literalCapacity: Int, interpolationCount: Int) {}

      mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }
      mutating func appendInterpolation(_ words: some CustomStringConvertible) {
        parts.append(.words(words.description))
      }
      mutating func appendInterpolation(code: String) { parts.append(.code(code)) }
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
        case .code(let code): text += "'\(language.words(for: code))'"
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
