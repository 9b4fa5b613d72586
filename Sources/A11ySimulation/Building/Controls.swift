public import Interface

/// A switch with its title.
public struct Toggle: View {
  public let body: Blueprint

  public init(_ title: some StringProtocol, isOn: Binding<Bool>, line: Int = #line, column: Int = #column) {
    body = Blueprint(.toggle, .text(.constant(String(title))), at: line, column) {
      $0.isOn = isOn.bound
    }.binding(isOn)
  }

  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>, line: Int = #line, column: Int = #column
  ) {
    body = Blueprint(
      .toggle, .textAndSymbol(.constant(String(title)), symbol: .constant(systemImage)),
      at: line, column
    ) { $0.isOn = isOn.bound }.binding(isOn)
  }

  public init(
    isOn: Binding<Bool>, line: Int = #line, column: Int = #column, @ViewBuilder label: () -> Blueprint
  ) {
    body = Blueprint(.toggle, children: label(), at: line, column) { $0.isOn = isOn.bound }.binding(isOn)
  }
}

/// A slider; its label is read, and not shown.
public struct Slider: View {
  public let body: Blueprint

  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil, line: Int = #line,
    column: Int = #column, @ViewBuilder label: () -> Blueprint = { Blueprint() }
  ) {
    body = Blueprint(.slider, .title(label().words), at: line, column) {
      $0.amount = value.bound
      $0.range = bounds
      $0.step = step
    }.binding(value)
  }
}

/// A stepper with its title.
public struct Stepper: View {
  public let body: Blueprint

  public init<Number>(
    _ title: some StringProtocol, value: Binding<Number>, in bounds: ClosedRange<Number>? = nil, step: Number? = nil,
    line: Int = #line, column: Int = #column
  ) where Number: Comparable {
    let range = bounds.flatMap { bounds in
      Value(describing: bounds.lowerBound).number.flatMap { lower in
        Value(describing: bounds.upperBound).number.map { lower...max(lower, $0) }
      }
    }
    body = Blueprint(.stepper, .text(.constant(String(title))), at: line, column) {
      $0.amount = value.bound
      $0.range = range
      $0.step = step.flatMap { Value(describing: $0).number }
    }.binding(value)
  }

  public init(
    _ title: some StringProtocol, line: Int = #line, column: Int = #column,
    @EffectBuilder onIncrement: () -> [Effect], @EffectBuilder onDecrement: () -> [Effect]
  ) {
    body = Blueprint(.stepper, .text(.constant(String(title))), at: line, column) {
      $0.increment = Action(onIncrement())
      $0.decrement = Action(onDecrement())
    }
  }
}

/// A choice between options: the views between the braces, each with a tag.
public struct Picker: View {
  public let body: Blueprint

  public init<Selection: Hashable>(
    _ title: some StringProtocol, selection: Binding<Selection>, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    let content = content()
    let options = content.items.map { item in
      let words = item.view.title ?? Blueprint.words(of: item.view) ?? ""
      return PickerOption(
        .constant(words), tag: item.tag.map { .constant($0) },
        symbol: item.view.symbol.map { .constant($0) })
    }
    body = Blueprint(.picker, .text(.constant(String(title))), at: line, column) {
      $0.selection = selection.bound
      $0.options = options
    }.binding(selection)
  }
}

/// A choice of a date, whose value is given as it is read.
public struct DatePicker: View {
  public let body: Blueprint

  public init(
    _ title: some StringProtocol, selection: Binding<String>, line: Int = #line, column: Int = #column
  ) {
    body = Blueprint(.datePicker, .text(.constant(String(title))), at: line, column) {
      $0.selection = selection.bound
    }.binding(selection)
  }
}

/// Progress of a known amount, or an activity indicator.
public struct ProgressView: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column) {
    body = Blueprint(.progressView, at: line, column)
  }

  public init(_ title: some StringProtocol, line: Int = #line, column: Int = #column) {
    body = Blueprint(.progressView, .text(.constant(String(title))), at: line, column)
  }

  public init(value: Double?, total: Double = 1, line: Int = #line, column: Int = #column) {
    body = Blueprint(.progressView, at: line, column) { $0.show(value, of: total) }
  }

  public init(
    _ title: some StringProtocol, value: Double?, total: Double = 1, line: Int = #line, column: Int = #column
  ) {
    body = Blueprint(.progressView, .text(.constant(String(title))), at: line, column) { $0.show(value, of: total) }
  }
}

extension Interface.View {
  /// Sets how far something is; an unknown amount is none.
  fileprivate mutating func show(_ value: Double?, of total: Double) {
    guard let value else { return }
    self.amount = Bound(.constant(.number(value)))
    self.total = .constant(total)
  }
}

/// An amount within bounds, with its title.
public struct Gauge: View {
  public let body: Blueprint

  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, line: Int = #line, column: Int = #column,
    @ViewBuilder label: () -> Blueprint
  ) {
    body = Blueprint(.gauge, .title(label().words), at: line, column) {
      $0.amount = Bound(.constant(.number(value)))
      $0.range = bounds
    }
  }
}

extension Blueprint {
  /// The words of all text inside a view.
  static func words(of view: Interface.View) -> String? {
    var blueprint = Blueprint()
    blueprint.items = [Item(view: view)]
    return blueprint.words
  }
}
