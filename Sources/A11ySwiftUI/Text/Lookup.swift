internal import StringCatalogs

extension EnvironmentValues {
  /// The words for a key, with its gaps filled.
  func words(for key: LocalizedStringKey, table: String?, bundle: Bundle?) -> ResolvedText {
    words(for: key.key, default: key, table: table, bundle: bundle)
  }

  func words(for resource: LocalizedStringResource) -> ResolvedText {
    words(for: resource.key, default: resource.defaultValue.key, table: resource.table, bundle: resource.bundle)
  }

  /// The words for a key in the app's translations, or the default ones.
  func words(for key: String, default fallback: LocalizedStringKey, table: String?, bundle: Bundle?) -> ResolvedText {
    let entry = StringTables.shared.entry(for: key, table: table ?? "Localizable", bundle: bundle, locale: locale)
    let numbers = fallback.arguments.map(\.number)
    guard let form = entry?.form(for: numbers) else {
      return filled(
        fallback.arguments.isEmpty ? .literal(fallback.key) : .format(fallback.key), fallback.arguments, entry)
    }
    return filled(
      fallback.arguments.isEmpty && !form.contains("%#@") ? .literal(form) : .format(form), fallback.arguments, entry)
  }

  private enum Source {
    case literal(String)
    case format(String)
  }

  /// Fills the gaps of a format, reads its Markdown, and lets nouns agree with their numbers.
  private func filled(_ source: Source, _ arguments: [FormatArgument], _ entry: StringEntry?) -> ResolvedText {
    var result = MarkdownReader()
    switch source {
    case .literal(let text):
      // A percent sign is doubled in keys that take arguments only.
      result.append(text)
    case .format(let format):
      for part in FormatTemplate(format).parts {
        switch part {
        case .literal(let text): result.append(text)
        case .argument(let index, let specifier):
          if arguments.indices.contains(index) { result.append(arguments[index].text(specifier, in: self)) }
        case .substitution(let name):
          if let substitution = entry?.substitutions[name], arguments.indices.contains(substitution.argument - 1) {
            fill(substitution, with: arguments[substitution.argument - 1], into: &result)
          }
        }
      }
    }
    return result.text(language: language)
  }

  /// Fills a gap with words that depend on one number, such as a noun in its plural.
  private func fill(
    _ substitution: StringEntry.Substitution, with argument: FormatArgument, into result: inout MarkdownReader
  ) {
    for part in FormatTemplate(substitution.form(for: argument.number ?? 0)).parts {
      switch part {
      case .literal(let text): result.append(text)
      case .argument(_, let specifier): result.append(argument.text(specifier, in: self))
      case .substitution: break
      }
    }
  }

  /// The code of the language that texts are in; English where it is not known.
  var language: String { locale.language.languageCode?.identifier ?? "en" }
}
