public import Interface

/// What can stand in the body of a screen that is built in code.
public protocol ViewConvertible {
  /// The view as a scenario holds it.
  var view: View { get }
}

extension View: ViewConvertible {
  public var view: View { self }
}

/// Builds the views of a screen or a container from lines like those of a SwiftUI view.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression(_ content: some ViewConvertible) -> [View] { [content.view] }
  public static func buildExpression(_ content: ForEach) -> [View] { content.views }
  public static func buildBlock(_ parts: [View]...) -> [View] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }
  public static func buildEither(first part: [View]) -> [View] { part }
  public static func buildEither(second part: [View]) -> [View] { part }
  public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap { $0 } }
}

/// Builds what a button does from effects; nothing between the braces is no effect.
@resultBuilder
public enum EffectBuilder {
  public static func buildBlock(_ effects: Effect...) -> [Effect] { effects }
}

extension Origin {
  /// The place in the source code where a view is built: it tells views apart.
  init(_ line: Int, _ column: Int) { self.init(line: line, column: column) }
}

extension Bound {
  /// A value that the control can not change, as a constant binding.
  public static func constant(_ flag: Bool) -> Bound { Bound(.constant(.flag(flag))) }

  /// A text that the control can not change.
  public static func constant(_ text: String) -> Bound { Bound(.constant(.text(text))) }

  /// A number that the control can not change.
  public static func constant(_ number: Double) -> Bound { Bound(.constant(.number(number))) }

  /// The state of a name, in place of `$name`.
  public static func state(_ name: String) -> Bound { Bound(to: Path(root: name)) }
}
