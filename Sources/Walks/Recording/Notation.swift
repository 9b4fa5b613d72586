internal import ScenarioFiles

/// A way of writing values on one line.
enum Notation {
  /// YAML as it stands behind a `-` or a key, where most text needs no quotes.
  case plain
  /// YAML in braces.
  case braced
  case json

  /// A value on one line.
  func text(_ value: WrittenValue) -> String {
    switch value {
    case .word(let word): return self == .json ? YAMLScalar.doubleQuoted(word) : word
    case .number(let number): return number
    case .flag(let flag): return self == .json ? "\(flag)" : flag ? "on" : "off"
    case .text(let text): return written(text)
    case .map(let members):
      if self == .plain, members.count == 1 { return "\(members[0].key): \(inner(members[0].value))" }
      return "{ \(members.map(entry).joined(separator: ", ")) }"
    }
  }

  /// A value behind the one key of a map: a map in there stands in braces.
  private func inner(_ value: WrittenValue) -> String {
    guard case .map = value else { return text(value) }
    return Notation.braced.text(value)
  }

  private func entry(_ member: WrittenValue.Member) -> String {
    "\(key(member.key)): \((self == .plain ? .braced : self).text(member.value))"
  }

  /// A key, in which nothing stands for anything else.
  func key(_ text: String) -> String {
    switch self {
    case .plain: YAMLScalar.isPlain(text) ? text : YAMLScalar.quoted(text)
    case .braced: YAMLScalar.isPlain(text) && !text.contains(",") ? text : YAMLScalar.quoted(text)
    case .json: YAMLScalar.doubleQuoted(text)
    }
  }

  /// Text of the scenario language, in which `$${` stands for `${`.
  private func written(_ text: String) -> String {
    let escaped = text.replacing("${", with: "$${")
    return switch self {
    case .plain: YAMLScalar.isPlain(text) ? text : YAMLScalar.quoted(escaped)
    case .braced: YAMLScalar.quoted(escaped)
    case .json: YAMLScalar.doubleQuoted(escaped)
    }
  }
}
