/// Makes a type the reducer of a feature.
@attached(member, names: named(State), named(Action), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer)
public macro Reducer() = #externalMacro(module: "A11ySwiftUIMacros", type: "ReducerMacro")

@attached(member, names: named(State), named(Action), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer)
public macro Reducer(state: SynthesizedConformance..., action: SynthesizedConformance...) =
  #externalMacro(module: "A11ySwiftUIMacros", type: "ReducerMacro")

public struct SynthesizedConformance: Sendable {
  public static let codable = Self()
  public static let decodable = Self()
  public static let encodable = Self()
  public static let equatable = Self()
  public static let hashable = Self()
  public static let sendable = Self()
}

@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")
@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

/// The state of an enumeration of the features that can be shown.
public protocol CaseReducerState {
  associatedtype CaseAction
  associatedtype CaseScope
  static var caseReducer: Reduce<Self, CaseAction> { get }
  /// The case with a store of its own.
  static func caseScope(_ store: Store<Self, CaseAction>) -> CaseScope
}
