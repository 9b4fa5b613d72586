/// How a symbol moves; nothing of it is seen here.
public protocol SymbolEffect: Sendable {}
public struct AnySymbolEffect: SymbolEffect {
  public var byLayer: AnySymbolEffect { self }
  public var wholeSymbol: AnySymbolEffect { self }
  public var up: AnySymbolEffect { self }
  public var down: AnySymbolEffect { self }
  public var reversing: AnySymbolEffect { self }
  public var cumulative: AnySymbolEffect { self }
  public var iterative: AnySymbolEffect { self }
  public var nonReversing: AnySymbolEffect { self }
  public var hideInactiveLayers: AnySymbolEffect { self }
  public var dimInactiveLayers: AnySymbolEffect { self }
  public var clockwise: AnySymbolEffect { self }
  public var counterClockwise: AnySymbolEffect { self }
  public var downUp: AnySymbolEffect { self }
  public var upUp: AnySymbolEffect { self }
  public var offUp: AnySymbolEffect { self }
  public func magic(fallback: AnySymbolEffect) -> AnySymbolEffect { self }
}
extension SymbolEffect where Self == AnySymbolEffect {
  public static var bounce: AnySymbolEffect { .init() }
  public static var pulse: AnySymbolEffect { .init() }
  public static var variableColor: AnySymbolEffect { .init() }
  public static var scale: AnySymbolEffect { .init() }
  public static var appear: AnySymbolEffect { .init() }
  public static var disappear: AnySymbolEffect { .init() }
  public static var replace: AnySymbolEffect { .init() }
  public static var automatic: AnySymbolEffect { .init() }
  public static var breathe: AnySymbolEffect { .init() }
  public static var rotate: AnySymbolEffect { .init() }
  public static var wiggle: AnySymbolEffect { .init() }
  public static var drawOn: AnySymbolEffect { .init() }
  public static var drawOff: AnySymbolEffect { .init() }
  public static var downUp: AnySymbolEffect { .init() }
  public static var upUp: AnySymbolEffect { .init() }
  public static var offUp: AnySymbolEffect { .init() }
}
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public struct RepeatBehavior: Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
}
