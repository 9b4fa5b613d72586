internal import StringCatalogs

/// A picture: of the app, or a symbol of the system.
nonisolated public struct Image: View, Renderable, Equatable, Sendable {
  let site = CallSite()
  package enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String)
    case data
  }

  package enum Words: Equatable, Sendable {
    /// What the system makes of the name.
    case standard
    case given(Text)
    case none
  }

  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }
  public struct DynamicRange: Hashable, Sendable {
    public static let standard = DynamicRange()
    public static let constrainedHigh = DynamicRange()
    public static let high = DynamicRange()
  }

  package let source: Source
  package var words: Words
  var isResizable = false
  package var size: CGSize?

  package init(source: Source, words: Words = .standard) {
    self.source = source
    self.words = words
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name)) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(source: .named(name)) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name), words: .given(label))
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name), words: .given(label))
  }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(source: .named(name), words: .none) }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name), words: .none)
  }
  public init(systemName: String) { self.init(source: .symbol(systemName)) }
  public init(systemName: String, variableValue: Double?) { self.init(source: .symbol(systemName)) }
  public init(_ resource: ImageResource) { self.init(source: .named(resource.name)) }
  public init(_ resource: ImageResource, label: Text) {
    self.init(source: .named(resource.name), words: .given(label))
  }
  public init(decorative resource: ImageResource) { self.init(source: .named(resource.name), words: .none) }
  public init(_ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(source: .data, words: .given(label))
  }
  public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(source: .data, words: .none)
  }
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .data, words: label.map(Words.given) ?? .none)
    self.size = size
  }

  @MainActor func render(in context: RenderContext) -> Output {
    Output([Piece(.image(resolve(in: context.environment)), in: context)])
  }
}

nonisolated extension Image {
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    var image = ResolvedImage()
    image.isResizable = isResizable
    image.size = size
    switch source {
    case .named(let name): image.name = name
    case .symbol(let name):
      let symbol = environment.symbolVariants.name(of: name)
      image.symbol = symbol
      image.symbolWords = SymbolWords.words(for: symbol, in: environment.locale)
    case .data: break
    }
    switch words {
    case .standard:
      // A translation of the picture's name is what is heard of it (nilcoalescing.com, “Automatic image accessibility
      // labels from localized strings in SwiftUI”).
      if case .named(let name) = source {
        let entry = StringTables.shared.entry(for: name, table: "Localizable", bundle: nil, locale: environment.locale)
        image.label = entry?.form(for: [])
      }
    case .given(let text): image.label = text.words(in: environment)
    case .none: image.isDecorative = true
    }
    return image
  }
}

public struct SymbolVariableValueMode: Hashable, Sendable {
  public static let color = SymbolVariableValueMode()
  public static let draw = SymbolVariableValueMode()
}

public struct SymbolColorRenderingMode: Hashable, Sendable {
  public static let flat = SymbolColorRenderingMode()
  public static let gradient = SymbolColorRenderingMode()
}

/// A picture of the app's asset catalog.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle = .main) { self.name = name }
}

/// What is known of a picture in its place.
struct ResolvedImage: Equatable {
  /// The name in the app's assets.
  var name: String?
  var symbol: String?
  var label: String?
  var isDecorative = false
  var isResizable = false
  var size: CGSize?

  /// What is heard of the symbol where nobody has labeled it.
  var symbolWords: String?

  /// The words where the picture stands in a text, or in the label of a control.
  var words: String? { isDecorative ? nil : label ?? name ?? symbolWords }
  /// Whether it is called by the system's name for a symbol alone.
  var isUnnamedSymbol: Bool { label == nil && name == nil }
}

extension Image: Transferable {}
