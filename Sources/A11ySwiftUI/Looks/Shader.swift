/// A function of the app's that colors what is drawn; nothing of it is seen here.
public struct Shader: Sendable {
  public struct Argument: Sendable {
    public static var boundingRect: Argument { Argument() }
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float<T: BinaryInteger>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
  }
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {}
}
extension Shader: ShapeStyle {}

@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public init(library: ShaderLibrary, name: String) {}
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  public static let `default` = ShaderLibrary()
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  public init() {}
  public init(data: Data) {}
  public init(url: URL) {}
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}
