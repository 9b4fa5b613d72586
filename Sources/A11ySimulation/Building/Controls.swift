public import Interface

/// A button; its effects stand between the braces.
public struct Button: ViewConvertible {
  public let view: View

  public init(
    _ title: String, line: Int = #line, column: Int = #column, @EffectBuilder action: () -> [Effect] = { [] }
  ) {
    view = View(
      .button, .text(.constant(title)), modifiers: [.action(Action(action()))], origin: Origin(line, column))
  }

  public init(
    _ title: String, systemImage: String, line: Int = #line, column: Int = #column,
    @EffectBuilder action: () -> [Effect] = { [] }
  ) {
    view = View(
      .button, .textAndSymbol(.constant(title), symbol: .constant(systemImage)),
      modifiers: [.action(Action(action()))], origin: Origin(line, column))
  }

  public init(
    line: Int = #line, column: Int = #column, @EffectBuilder action: () -> [Effect],
    @ViewBuilder label: () -> [View]
  ) {
    view = View(
      .button, modifiers: [.action(Action(action()))], children: label(), origin: Origin(line, column))
  }
}

/// A row that leads to another screen, by its name.
public struct NavigationLink: ViewConvertible {
  public let view: View

  public init(_ title: String, value screen: String, line: Int = #line, column: Int = #column) {
    let origin = Origin(line, column)
    view = View(
      .navigationLink, .text(.constant(title)), modifiers: [.destination(.screen(screen, origin))], origin: origin)
  }
}

/// A link to an address.
public struct Link: ViewConvertible {
  public let view: View

  public init(_ title: String, destination: String, line: Int = #line, column: Int = #column) {
    view = View(
      .link, .text(.constant(title)), modifiers: [.destination(.address(destination))], origin: Origin(line, column))
  }
}

/// A button that opens the menu of the views inside.
public struct Menu: ViewConvertible {
  public let view: View

  public init(_ title: String, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> [View]) {
    view = View(.menu, .text(.constant(title)), children: content(), origin: Origin(line, column))
  }
}

/// A switch with its title.
public struct Toggle: ViewConvertible {
  public let view: View

  public init(_ title: String, isOn: Bound, line: Int = #line, column: Int = #column) {
    view = View(.toggle, .text(.constant(title)), modifiers: [.isOn(isOn)], origin: Origin(line, column))
  }
}

/// A slider with its title.
public struct Slider: ViewConvertible {
  public let view: View

  public init(
    value: Bound, in range: ClosedRange<Double> = 0...1, step: Double? = nil, line: Int = #line, column: Int = #column
  ) {
    let step = step.map { [Modifier.step($0)] } ?? []
    view = View(.slider, modifiers: [.amount(value), .range(range)] + step, origin: Origin(line, column))
  }
}

/// A stepper with its title.
public struct Stepper: ViewConvertible {
  public let view: View

  public init(_ title: String, value: Bound, in range: ClosedRange<Double>, line: Int = #line, column: Int = #column) {
    view = View(
      .stepper, .text(.constant(title)), modifiers: [.amount(value), .range(range)], origin: Origin(line, column))
  }
}

/// A field for one line of text, with its title.
public struct TextField: ViewConvertible {
  public let view: View

  public init(_ title: String, text: Bound, line: Int = #line, column: Int = #column) {
    view = View(.textField, .text(.constant(title)), modifiers: [.text(text)], origin: Origin(line, column))
  }
}

/// A field for a password, with its title.
public struct SecureField: ViewConvertible {
  public let view: View

  public init(_ title: String, text: Bound, line: Int = #line, column: Int = #column) {
    view = View(.secureField, .text(.constant(title)), modifiers: [.text(text)], origin: Origin(line, column))
  }
}

/// Progress of a known amount, or an activity indicator.
public struct ProgressView: ViewConvertible {
  public let view: View

  public init(_ title: String? = nil, value: Double? = nil, total: Double = 1, line: Int = #line, column: Int = #column)
  {
    view = View(
      .progressView, View.Content.title(title),
      modifiers: value.map { [.amount(.constant($0)), .total(.constant(total))] } ?? [], origin: Origin(line, column))
  }
}

/// A title that shows and hides the views inside.
public struct DisclosureGroup: ViewConvertible {
  public let view: View

  public init(
    _ title: String, isExpanded: Bound, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> [View]
  ) {
    view = View(
      .disclosureGroup, .text(.constant(title)), modifiers: [.isExpanded(isExpanded)], children: content(),
      origin: Origin(line, column))
  }
}

/// A choice between options.
public struct Picker: ViewConvertible {
  public let view: View

  public init(_ title: String, selection: Bound, options: [String], line: Int = #line, column: Int = #column) {
    view = View(
      .picker, .text(.constant(title)),
      modifiers: [.selection(selection), .options(options.map { PickerOption(.constant($0)) })],
      origin: Origin(line, column))
  }
}
