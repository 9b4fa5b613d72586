/// Which form of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]
  public static let none = SymbolVariants(suffixes: [])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let slash = SymbolVariants(suffixes: ["slash"])
  public var circle: SymbolVariants { adding(.circle) }
  public var square: SymbolVariants { adding(.square) }
  public var rectangle: SymbolVariants { adding(.rectangle) }
  public var fill: SymbolVariants { adding(.fill) }
  public var slash: SymbolVariants { adding(.slash) }
  public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy(suffixes.contains) }

  package func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(suffixes: suffixes + other.suffixes.filter { !suffixes.contains($0) })
  }

  /// The name of a symbol in this form.
  package func name(of symbol: String) -> String {
    let parts = symbol.split(separator: ".").map(String.init)
    let order = ["circle", "square", "rectangle", "slash", "fill"]
    let added = order.filter { suffixes.contains($0) && !parts.contains($0) }
    // The fill stands at the end: `person.circle.fill`.
    guard parts.last == "fill" else { return (parts + added).joined(separator: ".") }
    return (parts.dropLast() + added + ["fill"]).joined(separator: ".")
  }
}

public struct SymbolRenderingMode: Hashable, Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}
