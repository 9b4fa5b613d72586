import Interface

extension Expression {
  /// The expression in text: what is between `${…}` is computed.
  var template: String {
    if case .localized(let text) = self { return text.interpolation?.template ?? text.key.escapedInTemplate }
    guard case .interpolation(let parts) = self else { return "${\(written)}" }
    return parts.map { part in
      if case .literal(.text(let text)) = part { return text.escapedInTemplate }
      return "${\(part.written)}"
    }.joined()
  }
}

extension String {
  /// Whether a text that may have expressions in it would be taken for one.
  var isEscapedInTemplates: Bool {
    guard utf8.contains(where: ForeignPlaceholder.canBegin) else { return false }
    return hasScalars("${")
      || ForeignPlaceholder.all(in: Array(unicodeScalars)).contains { placeholder in
        placeholder.expression.unicodeScalars.first { $0 != " " }?.startsWord ?? false
      }
  }

  /// Text where expressions may stand: what looks like one stands in quotes.
  var escapedInTemplate: String { isEscapedInTemplates ? "${'\(replacingScalars("'", with: "''"))'}" : self }

  /// Text where no expression can stand, in which `$${` stands for `${`.
  var escaped: String { replacingScalars("${", with: "$${") }

  /// Text in a place that takes `$name` for state, where what looks like that is written as an expression.
  var escapedBesideBindings: String { isBinding ? Expression.literal(.text(self)).template : escapedInTemplate }
}
