internal import Interface

/// A style of the system's own that changes what is seen.
protocol NamedStyle {
  /// What readers call it.
  nonisolated static var name: ControlStyle { get }
}

/// The system's styles that views of several kinds have below; `nil` where nobody chose one.
struct SystemStyles {
  var textField: ControlStyle?
  var list: ControlStyle?
  var progressView: ControlStyle?

  static func name(of style: Any) -> ControlStyle? { (style as? any NamedStyle).map { type(of: $0).name } }
}

private enum SystemStylesKey: EnvironmentKey {
  static var defaultValue: SystemStyles { SystemStyles() }
}

extension EnvironmentValues {
  var systemStyles: SystemStyles {
    get { self[SystemStylesKey.self] }
    set { self[SystemStylesKey.self] = newValue }
  }
}

extension Piece {
  /// Gives the piece a style of the system's.
  mutating func take(_ style: ControlStyle?) {
    if let style { modifications.append(.look(.style(style))) }
  }
}
