/// What something is painted with, as far as that is known.
enum Paint: Equatable, Sendable {
  /// A color, by its name or its digits.
  case color(String)
  /// The color of what is around, or one that is weaker by some levels.
  case weaker(Int)
  /// Colors that are not known: gradients, materials, pictures, the app's own names.
  case unknown

  /// The same for what is behind something.
  func backdropName(isTinted: Bool) -> String {
    let name = name(isTinted: isTinted)
    return name == Paint.unknownName ? Paint.unknownBackdrop : name
  }

  /// The name by which audits know the color; one that they do not know has them stay silent.
  ///
  /// - Parameter isTinted: Whether something around has a color of its own.
  /// - Returns: The name, or the digits.
  func name(isTinted: Bool) -> String {
    switch self {
    case .color(let name): name
    case .weaker(0) where !isTinted: "primary"
    case .weaker(1) where !isTinted: "secondary"
    case .weaker(2) where !isTinted: "tertiary"
    case .weaker, .unknown: Paint.unknownName
    }
  }

  private static let unknownName = "not known"

  /// What stands for a backdrop that is not known: nothing is painted, and nobody can tell what is seen through it.
  static let unknownBackdrop = "clear"
}

nonisolated extension ShapeStyle {
  /// What the style paints with.
  var paint: Paint {
    switch self {
    case let color as Color: color.paint
    case let style as HierarchicalShapeStyle: .weaker(style.level)
    case is ForegroundStyle: .weaker(0)
    case let style as AnyShapeStyle: style.kept
    default: .unknown
    }
  }
}

nonisolated extension Color {
  /// The colors of the system's that are the same in each appearance.
  private static let constants = [
    "black": Parts(red: 0, green: 0, blue: 0), "white": Parts(red: 1, green: 1, blue: 1),
  ]

  fileprivate var paint: Paint {
    if let parts = parts ?? (isSystem ? Color.constants[name] : nil) {
      return .color(alpha < 1 ? parts.hexadecimal + Color.Parts.digits(of: alpha) : name)
    }
    if alpha == 0 { return .color("clear") }
    guard alpha == 1 else { return .unknown }
    return isSystem ? .color(name) : AssetColors.known[name].map { .color($0) } ?? .unknown
  }
}
