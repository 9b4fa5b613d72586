public import A11ySwiftUI
@_exported public import Foundation

/// What an intent is carried out with.
@propertyWrapper public struct IntentParameter<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }
  private let box: Box
  public var wrappedValue: Value {
    get {
      guard let value = box.value else { preconditionFailure("a parameter of an intent has no value in a preview") }
      return value
    }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
  private init(_ value: Value?) { box = Box(value) }

  public init() { self.init(nil) }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(nil) }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value) }
  public init<P: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: P
  ) { self.init(value) }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: ControlStyle = .field, inclusiveRange: (Value, Value)?, requestValueDialog: IntentDialog? = nil
  ) where Value: Numeric { self.init(value) }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: ControlStyle, requestValueDialog: IntentDialog? = nil
  ) where Value: Numeric { self.init(value) }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { CancellationError() }
}

extension IntentParameter {
  public enum ControlStyle: Sendable { case field, slider, stepper }
  /// Whether what came before in a shortcut is taken.
  public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }
}
