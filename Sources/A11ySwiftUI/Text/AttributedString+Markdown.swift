extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {}
  }

  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    var reader = MarkdownReader()
    reader.append(markdown)
    self.init()
    for run in reader.text(language: "en").runs {
      var part = AttributedString(run.text)
      part.link = run.link
      append(part)
    }
  }

  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init()
    for run in Localization.current.environment(locale).words(for: key.key, table: table, bundle: bundle).runs {
      var part = AttributedString(run.text)
      part.link = run.link
      append(part)
    }
  }

  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}
