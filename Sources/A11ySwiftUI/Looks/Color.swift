internal import Colors

/// A color, which is also a view that takes all space.
nonisolated public struct Color: View, Renderable, ShapeStyle, Hashable, Sendable, CustomStringConvertible {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// The color's parts, where they are known.
  package struct Parts: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double

    package init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  package let name: String
  package let parts: Parts?
  package let alpha: Double
  /// Whether the name is the system's, and not one of the app's.
  let isSystem: Bool

  package init(named name: String, parts: Parts? = nil, alpha: Double = 1, isSystem: Bool = true) {
    self.name = name
    self.parts = parts
    self.alpha = alpha
    self.isSystem = isSystem
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(named: name, isSystem: false) }
  @_disfavoredOverload
  public init<S: ShapeStyle & Hashable>(_ color: S) { self = color as? Color ?? .primary }
  public init(_ resource: ColorResource) { self.init(named: resource.name, isSystem: false) }
  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), opacity: Double(parts[3]))
  }

  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let parts = Parts(space, red, green, blue)
    self.init(named: parts.hexadecimal, parts: parts, alpha: opacity)
  }

  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = hue * 6
    func part(_ offset: Double) -> Double {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  public static var _isMadeAnywhere: Bool { true }
  public var description: String { name }
  /// The color where it is the same everywhere, and not one of the system's or of a catalog's.
  public var cgColor: CGColor? { parts == nil ? nil : CGColor(self) }

  public func opacity(_ opacity: Double) -> Color {
    Color(named: name, parts: parts, alpha: alpha * min(max(opacity, 0), 1), isSystem: isSystem)
  }
  public var gradient: AnyGradient { AnyGradient() }
  public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
    Color(named: name, alpha: alpha, isSystem: false)
  }
  public func exposureAdjust(_ stops: Double) -> Color { Color(named: name, alpha: alpha, isSystem: false) }
  public func headroom(_ headroom: Double?) -> Color { self }

  public struct Resolved: Hashable, Sendable, ShapeStyle {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let parts = Parts(colorSpace, Double(red), Double(green), Double(blue))
      (self.red, self.green, self.blue) = (Float(parts.red), Float(parts.green), Float(parts.blue))
      self.opacity = opacity
    }
    fileprivate var parts: Parts { Parts(red: Double(red), green: Double(green), blue: Double(blue)) }
    public var cgColor: CGColor { CGColor(Color(self)) }
  }

  public init(_ resolved: Resolved) {
    let parts = resolved.parts
    self.init(named: parts.hexadecimal, parts: parts, alpha: Double(resolved.opacity))
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts = parts ?? Parts(red: 0, green: 0, blue: 0)
    return Resolved(
      red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), opacity: Float(alpha))
  }

  @MainActor func render(in context: RenderContext) -> Output {
    var piece = Piece(.fill, in: context)
    piece.modifications.append(.look(.color(paint)))
    return Output([piece])
  }
}

extension Color.Parts {
  /// The parts in sRGB of a color of some space.
  fileprivate init(_ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue)
    case .sRGBLinear: self.init(Colors.Color(linearRed: red, green: green, blue: blue))
    case .displayP3: self.init(Colors.Color(displayP3Red: red, green: green, blue: blue))
    }
  }

  private init(_ color: Colors.Color) { self.init(red: color.red, green: color.green, blue: color.blue) }

  /// The color as a page of the web writes it.
  var hexadecimal: String {
    "#" + [red, green, blue].map(Color.Parts.digits).joined()
  }

  /// The two digits of a part; what is not a number is none of the color.
  static func digits(of part: Double) -> String {
    let value = part > 0 ? Int((min(part, 1) * 255).rounded()) : 0
    return (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}

extension Color {
  public static let red = Color(named: "red")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let green = Color(named: "green")
  public static let mint = Color(named: "mint")
  public static let teal = Color(named: "teal")
  public static let cyan = Color(named: "cyan")
  public static let blue = Color(named: "blue")
  public static let indigo = Color(named: "indigo")
  public static let purple = Color(named: "purple")
  public static let pink = Color(named: "pink")
  public static let brown = Color(named: "brown")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let black = Color(named: "black")
  public static let clear = Color(named: "clear", alpha: 0)
  public static let primary = Color(named: "primary")
  public static let secondary = Color(named: "secondary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(named: "accentColor")
}

/// A color of the app's asset catalog.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle = .main) { self.name = name }
}
