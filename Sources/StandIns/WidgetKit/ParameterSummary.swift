internal import A11ySwiftUI

/// The sentence with the parameters of an intent, which the system shows to whoever sets them.
public protocol ParameterSummary {}

public struct IntentParameterSummary<Intent>: ParameterSummary {
  /// A text with the names of parameters, such as `\.$name`.
  public struct Text: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }

  public init(_ text: Text = "", table: String? = nil) {}
  public init(_ text: Text = "", table: String? = nil, @Parameters _ others: () -> [PartialKeyPath<Intent>]) {}

  /// The parameters that the sentence does not name.
  @resultBuilder public enum Parameters {
    public static func buildExpression<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { parameter }
    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
  }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
}

public enum ParameterSummaryComparison: Sendable { case equalTo, notEqualTo, hasAnyValue, hasNoValue, oneOf }

/// One sentence or another, after the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent, Yes: ParameterSummary, No: ParameterSummary>: ParameterSummary {
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    _ summary: () -> Yes, otherwise: () -> No
  ) {}
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ summary: () -> Yes, otherwise: () -> No
  ) {}
}

extension AppIntent {
  public typealias When<Yes: ParameterSummary, No: ParameterSummary> = ParameterSummaryWhenCondition<Self, Yes, No>
}
