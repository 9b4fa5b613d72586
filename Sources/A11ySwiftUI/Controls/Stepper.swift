internal import Interface

/// A control that goes up and down by steps.
nonisolated public struct Stepper<Label: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let value: ((EnvironmentValues) -> String)?
  let increment: (() -> (@MainActor () -> Void)?)
  let decrement: (() -> (@MainActor () -> Void)?)
  let onEditingChanged: (Bool) -> Void

  init(
    _ label: Label, increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    value = nil
    self.increment = { increment }
    self.decrement = { decrement }
    self.onEditingChanged = onEditingChanged
  }

  init<V: Strideable>(
    _ label: Label, value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void, words: ((EnvironmentValues) -> String)? = nil
  ) {
    self.label = label
    self.value = words ?? { _ in value.wrappedValue.wordsOfSteps }
    increment = {
      let next = value.wrappedValue.advanced(by: step)
      guard bounds.map({ next <= $0.upperBound }) ?? true else { return nil }
      return { value.wrappedValue = next }
    }
    decrement = {
      let next = value.wrappedValue.advanced(by: -step)
      guard bounds.map({ next >= $0.lowerBound }) ?? true else { return nil }
      return { value.wrappedValue = next }
    }
    self.onEditingChanged = onEditingChanged
  }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), increment: onIncrement, decrement: onDecrement, onEditingChanged) }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), value: value, in: nil, step: step, onEditingChanged) }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), value: value, in: bounds, step: step, onEditingChanged) }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), value: value, in: nil, step: step, onEditingChanged) {
      format.locale($0.locale).format(value.wrappedValue)
    }
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), value: value, in: bounds, step: step, onEditingChanged) {
      format.locale($0.locale).format(value.wrappedValue)
    }
  }

  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label(), increment: onIncrement, decrement: onDecrement, onEditingChanged) }

  @MainActor func render(in context: RenderContext) -> Output {
    let label = context.at(.slot("label")).render(label)
    let editing = onEditingChanged
    func around(_ action: (@MainActor () -> Void)?) -> AppAction? {
      guard let action else { return nil }
      return {
        editing(true)
        action()
        editing(false)
      }
    }
    let piece = context.evaluate {
      StepperPiece(
        label: label.pieces, value: value?(context.environment), increment: around(increment()),
        decrement: around(decrement()))
    }
    return Output([Piece(.stepper(piece), in: context)])
  }
}

nonisolated extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), increment: onIncrement, decrement: onDecrement, onEditingChanged) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), increment: onIncrement, decrement: onDecrement, onEditingChanged) }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), value: value, in: nil, step: step, onEditingChanged) }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value: value, in: nil, step: step, onEditingChanged) }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), value: value, in: bounds, step: step, onEditingChanged) }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value: value, in: bounds, step: step, onEditingChanged) }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value: value, in: nil, step: step, onEditingChanged) {
      format.locale($0.locale).format(value.wrappedValue)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value: value, in: nil, step: step, onEditingChanged) {
      format.locale($0.locale).format(value.wrappedValue)
    }
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value: value, in: bounds, step: step, onEditingChanged) {
      format.locale($0.locale).format(value.wrappedValue)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value: value, in: bounds, step: step, onEditingChanged) {
      format.locale($0.locale).format(value.wrappedValue)
    }
  }
}

extension Strideable {
  /// A number as scenarios have it, without a fraction where there is none (assumed); anything else in its own words.
  fileprivate var wordsOfSteps: String {
    guard let number = self as? any BinaryFloatingPoint else { return "\(self)" }
    return Interface.Value.text(of: Double(number))
  }
}
