/// Words on screen.
nonisolated public struct Text: View, Renderable, Equatable, @unchecked Sendable {
  indirect enum Storage {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case computed((EnvironmentValues) -> String)
    case image(Image)
    case sum(Text, Text)
    /// Words with something said of all of them.
    case changed(Text, (inout ResolvedText, EnvironmentValues) -> Void)
  }

  private(set) var site = CallSite()
  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
    // What is made of another text stands where that begins.
    switch storage {
    case .sum(let text, _), .changed(let text, _): site = text.site
    case .verbatim, .key, .resource, .attributed, .computed, .image: break
    }
  }

  public init(verbatim content: String) { storage = .verbatim(content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .key(key, table: tableName, bundle: bundle)
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

  // A literal could be one too, and is to be a key that is looked up.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  public init(_ image: Image) { storage = .image(image) }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    storage = .computed { format.locale($0.locale).format(input) }
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == AttributedString {
    storage = .attributed(format.format(input))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .computed { _ in formatter.string(for: subject) ?? "\(subject)" }
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .computed { _ in formatter.string(for: subject) ?? "\(subject)" }
  }

  public static func + (one: Text, other: Text) -> Text { Text(.sum(one, other)) }

  public static func == (one: Text, other: Text) -> Bool {
    let environment = EnvironmentValues()
    return one.resolve(in: environment) == other.resolve(in: environment)
  }

  @MainActor func render(in context: RenderContext) -> Output {
    var text = resolve(in: context.environment)
    text.style.inherit(from: context.environment)
    return Output([Piece(.text(text), in: context)])
  }
}

extension Text: SelfComparing {
  nonisolated func isSame(as other: Text) -> Bool {
    switch (storage, other.storage) {
    case (.verbatim(let one), .verbatim(let other)): one == other
    case (.key(let one, let table, let bundle), .key(let other, let otherTable, let otherBundle)):
      one == other && table == otherTable && bundle == otherBundle
    case (.resource(let one), .resource(let other)): one == other
    case (.attributed(let one), .attributed(let other)): one == other
    case (.image(let one), .image(let other)): areSame(one, other)
    case (.sum(let one, let second), .sum(let other, let otherSecond)):
      one.isSame(as: other) && second.isSame(as: otherSecond)
    // What is reckoned, or done to the words, is a closure.
    case (.verbatim, _), (.key, _), (.resource, _), (.attributed, _), (.computed, _), (.image, _), (.sum, _),
      (.changed, _):
      false
    }
  }
}

extension Text {
  /// The words in an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> ResolvedText {
    switch storage {
    case .verbatim(let string): ResolvedText(string)
    case .key(let key, let table, let bundle): environment.words(for: key, table: table, bundle: bundle)
    case .resource(let resource): environment.words(for: resource)
    case .attributed(let string): ResolvedText(string)
    case .computed(let make): ResolvedText(make(environment))
    case .image(let image): ResolvedText(runs: [.init(text: "", spoken: image.resolve(in: environment).words)])
    case .sum(let one, let other): one.resolve(in: environment) + other.resolve(in: environment)
    case .changed(let text, let change): changed(text.resolve(in: environment), change, environment)
    }
  }

  private nonisolated func changed(
    _ text: ResolvedText, _ change: (inout ResolvedText, EnvironmentValues) -> Void, _ environment: EnvironmentValues
  ) -> ResolvedText {
    var text = text
    change(&text, environment)
    return text
  }

  /// The spoken words in an environment.
  nonisolated package func words(in environment: EnvironmentValues) -> String { resolve(in: environment).spoken }

  /// The text with its words changed once they are known.
  nonisolated func resolved(_ change: @escaping (inout ResolvedText, EnvironmentValues) -> Void) -> Text {
    Text(.changed(self, change))
  }

  nonisolated func styled(_ change: @escaping (inout TextStyle) -> Void) -> Text {
    resolved { text, _ in change(&text.style) }
  }
}

extension TextStyle {
  /// Takes from the environment what the text itself does not say.
  mutating func inherit(from environment: EnvironmentValues) {
    font = font ?? environment.font
    if let weight = environment.fontWeight, weight.isBold { isBold = true }
    lineLimit = environment.lineLimit
    minimumScale = environment.minimumScaleFactor == 1 ? nil : Double(environment.minimumScaleFactor)
  }
}

extension Text {
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  public struct Scale: Hashable, Sendable {
    let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public static let single = LineStyle()
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }

  public enum AlignmentStrategy: Hashable, Sendable { case `default`, layoutBased, writingDirectionBased }
}
