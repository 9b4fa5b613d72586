public import A11ySwiftUI

// Controls of the Control Center: the system shows them, and no preview does.

@MainActor @preconcurrency public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  init()
}
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {}
extension ControlWidgetConfiguration {
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

@MainActor @preconcurrency public protocol ControlWidgetTemplate {}
extension ControlWidgetTemplate {
  public func tint(_ color: Color?) -> some ControlWidgetTemplate { self }
  public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some ControlWidgetTemplate { self }
}

public struct ControlWidgetButton<Action: AppIntent>: ControlWidgetTemplate {
  public init<Label: View>(action: Action, @ViewBuilder label: () -> Label) {}
  public init<Label: View>(action: Action, @ViewBuilder label: (Bool) -> Label) {}
  public init(_ title: LocalizedStringKey, action: Action) {}
}
public struct ControlWidgetToggle<Action: AppIntent>: ControlWidgetTemplate {
  public init<Title: View, Value: View>(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Title, @ViewBuilder valueLabel: (Bool) -> Value
  ) {}
  public init<Value: View>(
    _ title: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> Value
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol, Value: View>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> Value
  ) {}
}

public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { IntentResultContainer() }
}
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

public struct StaticControlConfiguration: ControlWidgetConfiguration {
  public init<Content: ControlWidgetTemplate>(kind: String, content: () -> Content) {}
  public init<P: ControlValueProvider, Content: ControlWidgetTemplate>(
    kind: String, provider: P, content: (P.Value) -> Content
  ) {}
}
public struct AppIntentControlConfiguration: ControlWidgetConfiguration {
  public init<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>(
    kind: String, intent: Configuration.Type = Configuration.self, content: (Configuration) -> Content
  ) {}
  public init<P: AppIntentControlValueProvider, Content: ControlWidgetTemplate>(
    kind: String, provider: P, content: (P.Value) -> Content
  ) {}
}

public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  public func reloadAllControls() {}
  public func reloadControls(ofKind kind: String) {}
}

extension WidgetBundleBuilder {
  public static func buildExpression(_ widget: any Widget) -> any Widget { widget }
  public static func buildExpression(_ control: any ControlWidget) -> any Widget { _WidgetList() }
}
