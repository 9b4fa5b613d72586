/// A format such as `%1$@ of %lld`, taken apart.
package struct FormatTemplate: Sendable {
  package enum Part: Sendable, Hashable {
    case literal(String)
    /// An argument by its position, counted from zero, with the flags and the type of its specifier.
    case argument(Int, specifier: String)
    /// `%#@name@`: words that a catalog gives by the number of an argument.
    case substitution(String)
  }

  package private(set) var parts: [Part] = []

  package init(_ format: String) {
    var literal = ""
    var next = 0
    var rest = Substring(format)
    func flush(_ parts: inout [Part]) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
      } else if let specifier = FormatTemplate.specifier(&rest) {
        flush(&parts)
        let index = specifier.position.map { $0 - 1 } ?? next
        if specifier.position == nil { next += 1 }
        switch specifier.kind {
        case .substitution(let name): parts.append(.substitution(name))
        case .conversion(let conversion): parts.append(.argument(index, specifier: conversion))
        }
      } else {
        literal.append("%")
      }
    }
    flush(&parts)
  }

  private struct Specifier {
    enum Kind {
      case substitution(String)
      case conversion(String)
    }

    var position: Int?
    var kind: Kind
  }

  /// Reads what follows a percent sign; leaves the text as it is where that is not a specifier.
  private static func specifier(_ rest: inout Substring) -> Specifier? {
    var text = rest
    var digits = ""
    while let digit = text.first, digit.isASCII, digit.isNumber { digits.append(text.removeFirst()) }
    var position: Int?
    var flags = digits
    if !digits.isEmpty, text.first == "$" {
      text.removeFirst()
      position = Int(digits)
      flags = ""
    }
    if text.hasPrefix("#@") {
      let name = text.dropFirst(2).prefix { $0 != "@" }
      text = text[name.endIndex...].dropFirst()
      rest = text
      return Specifier(position: position, kind: .substitution(String(name)))
    }
    if text.hasPrefix("arg") {
      rest = text.dropFirst(3)
      return Specifier(position: position ?? 1, kind: .conversion("lld"))
    }
    while let flag = text.first, "+-#0123456789.".contains(flag) { flags.append(text.removeFirst()) }
    while let length = text.first, "hlqLzt".contains(length) { flags.append(text.removeFirst()) }
    guard let conversion = text.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
    text.removeFirst()
    rest = text
    return Specifier(position: position, kind: .conversion(flags + String(conversion)))
  }
}
