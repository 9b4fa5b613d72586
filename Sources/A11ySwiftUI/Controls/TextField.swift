/// A field for text.
nonisolated public struct TextField<Label: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let prompt: Text?
  let input: TextInput
  var kind = TextFieldPiece.Kind.field

  init(_ label: Label, _ input: TextInput, prompt: Text? = nil, axis: Axis? = nil) {
    self.label = label
    self.input = input
    self.prompt = prompt
    if axis == .vertical { kind = .lines }
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), TextInput(text), prompt: prompt)
  }
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label(), TextInput(text), prompt: prompt, axis: axis)
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String { self.init(label(), TextInput(value, format), prompt: prompt) }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String { self.init(label(), TextInput(optional: value, format), prompt: prompt) }
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label(), TextInput(value, formatter), prompt: prompt) }

  @MainActor func render(in context: RenderContext) -> Output {
    context.renderField(kind, label: label, prompt: prompt, input: input)
  }
}

/// What a field shows, and what becomes of what is typed.
struct TextInput {
  var get: (EnvironmentValues) -> String
  var set: @MainActor (String, EnvironmentValues) -> Void
  /// Whether the text is made of a value, so that what is being typed need not be the text of one yet.
  var isFormatted = true
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(_ text: Binding<String>) {
    isFormatted = false
    get = { _ in text.wrappedValue }
    set = { value, _ in text.wrappedValue = value }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    get = { format.locale($0.locale).format(value.wrappedValue) }
    set = { text, environment in
      if let new = try? format.locale(environment.locale).parseStrategy.parse(text) { value.wrappedValue = new }
    }
  }

  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    get = { environment in value.wrappedValue.map { format.locale(environment.locale).format($0) } ?? "" }
    set = { text, environment in
      value.wrappedValue = try? format.locale(environment.locale).parseStrategy.parse(text)
    }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    get = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    set = { text, _ in
      if let new = formatter.value(readFrom: text) as? V { value.wrappedValue = new }
    }
  }
}

extension Formatter {
  /// What a text stands for; the text itself, where the formatter is of no kind that reads (Foundation on Linux lets no other
  /// one read).
  fileprivate func value(readFrom text: String) -> Any? {
    switch self {
    case let number as NumberFormatter: number.number(from: text)
    case let date as DateFormatter: date.date(from: text)
    default: text
    }
  }
}

/// What is being typed into a field whose value has a format: it stays as it is typed until the editing ends.
private struct Draft: Equatable {
  let typed: String
  /// The text of the value that was read from it, or of the one before where none could be.
  let formatted: String

  /// What the field shows; nothing of its own once the app has changed the value.
  func text(insteadOf current: String) -> String { current == formatted ? typed : current }
}

extension RenderContext {
  func renderField(_ kind: TextFieldPiece.Kind, label: any View, prompt: Text?, input: TextInput) -> Output {
    if kind != .editor, let custom = environment.textFieldStyle {
      var field = TextField(_TextFieldStyleLabel(AnyView(unpacking: label)), input, prompt: prompt)
      field.kind = kind
      return renderStyle(custom, resetting: \.textFieldStyle, to: nil) { [field] in $0._body(configuration: field) }
    }
    let label = at(.slot("label")).render(label)
    let environment = environment
    let submit = environment.submitActions
    let draft = input.isFormatted ? keep("draft") { StateBox<Draft?>(nil) } : nil
    let piece = TextFieldPiece(
      kind: kind, label: label.pieces, prompt: prompt?.words(in: environment),
      text: evaluate {
        let text = input.get(environment)
        return draft?.get()?.text(insteadOf: text) ?? text
      },
      set: {
        input.set($0, environment)
        draft?.set(Draft(typed: $0, formatted: input.get(environment)))
      },
      submit: {
        input.onCommit()
        submit.run(.text)
      },
      beginEditing: { input.onEditingChanged(true) },
      endEditing: {
        draft?.set(nil)
        input.onEditingChanged(false)
      })
    var field = Piece(.textField(piece), in: self)
    field.take(environment.systemStyles.textField)
    return Output([field])
  }
}

nonisolated extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), TextInput(text)) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), TextInput(text), prompt: prompt)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(Text(titleKey), TextInput(text), axis: axis)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(Text(titleKey), TextInput(text), prompt: prompt, axis: axis)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(Text(titleKey), TextInput(text))
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis?
  ) { self.init(Text(titleKey), TextInput(text), prompt: prompt, axis: axis) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), TextInput(text)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), TextInput(text), prompt: prompt)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(Text(title), TextInput(text), axis: axis)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(Text(title), TextInput(text), prompt: prompt, axis: axis)
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(resource), TextInput(text), prompt: prompt)
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(resource), TextInput(text), prompt: prompt, axis: axis)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(Text(titleKey), TextInput(text).observed(onEditingChanged, onCommit)) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), TextInput(text).observed({ _ in }, onCommit))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(Text(title), TextInput(text).observed(onEditingChanged, onCommit)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(title), TextInput(text).observed({ _ in }, onCommit))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(Text(titleKey), TextInput(value, format), prompt: prompt) }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(Text(titleKey), TextInput(optional: value, format), prompt: prompt) }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(Text(title), TextInput(value, format), prompt: prompt) }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(Text(title), TextInput(optional: value, format), prompt: prompt) }
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(Text(titleKey), TextInput(value, formatter), prompt: prompt)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(Text(title), TextInput(value, formatter), prompt: prompt)
  }
}

extension TextInput {
  func observed(_ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void) -> TextInput {
    var copy = self
    copy.onEditingChanged = onEditingChanged
    copy.onCommit = onCommit
    return copy
  }
}

/// A field whose text is not shown.
nonisolated public struct SecureField<Label: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let prompt: Text?
  let input: TextInput

  init(_ label: Label, _ input: TextInput, prompt: Text? = nil) {
    self.label = label
    self.input = input
    self.prompt = prompt
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), TextInput(text), prompt: prompt)
  }

  @MainActor func render(in context: RenderContext) -> Output {
    context.renderField(.secure, label: label, prompt: prompt, input: input)
  }
}

nonisolated extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), TextInput(text)) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), TextInput(text), prompt: prompt)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), TextInput(text)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), TextInput(text), prompt: prompt)
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(resource), TextInput(text), prompt: prompt)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), TextInput(text).observed({ _ in }, onCommit))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(title), TextInput(text).observed({ _ in }, onCommit))
  }
}

/// A field for longer text.
nonisolated public struct TextEditor: View, Renderable {
  let site = CallSite()
  let input: TextInput

  public init(text: Binding<String>) { input = TextInput(text) }
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { input = TextInput(text) }
  public init(text: Binding<AttributedString>) {
    input = TextInput(
      Binding(
        get: { String(text.wrappedValue.characters) }, set: { text.wrappedValue = AttributedString($0) }))
  }
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) { self.init(text: text) }

  @MainActor func render(in context: RenderContext) -> Output {
    context.renderField(.editor, label: EmptyView(), prompt: nil, input: input)
  }
}

public struct TextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection([Range<String.Index>])
  }
  public var indices: Indices
  public var isInsertion: Bool { false }
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

// MARK: - Submitting
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key does, the inner ones first.
struct SubmitActions {
  private var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  func adding(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) -> SubmitActions {
    var copy = self
    copy.actions.insert((triggers, action), at: 0)
    return copy
  }

  func run(_ trigger: SubmitTriggers) {
    for entry in actions where entry.triggers.contains(trigger) { entry.action() }
  }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  var submitActions: SubmitActions {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

nonisolated extension View {
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    inheriting { $0.submitActions = $0.submitActions.adding(triggers, action) }
  }

  public func submitScope(_ isBlocking: Bool = true) -> some View {
    inheriting { if isBlocking { $0.submitActions = SubmitActions() } }
  }
}
