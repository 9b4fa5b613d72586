public import A11yUIKit

// What is seen of a document and not heard.

public protocol TextStyle {}

@resultBuilder
public enum TextStyleBuilder {
  public static func buildExpression(_ style: any TextStyle) -> EmptyTextStyle { EmptyTextStyle() }
  public static func buildBlock(_ styles: EmptyTextStyle...) -> EmptyTextStyle { EmptyTextStyle() }
  public static func buildEither(first: EmptyTextStyle) -> EmptyTextStyle { first }
  public static func buildEither(second: EmptyTextStyle) -> EmptyTextStyle { second }
  public static func buildOptional(_ style: EmptyTextStyle?) -> EmptyTextStyle { EmptyTextStyle() }
  public static func buildLimitedAvailability(_ style: EmptyTextStyle) -> EmptyTextStyle { style }
}

public struct EmptyTextStyle: TextStyle {
  public init() {}
}

public struct FontFamily: TextStyle {
  public enum Family: Sendable {
    case system(Font.Design = .default)
    case custom(String)
  }
  public init(_ family: Family) {}
}

public struct FontFamilyVariant: TextStyle {
  public enum Variant: Sendable { case normal, monospaced }
  public init(_ variant: Variant) {}
}

public struct FontCapsVariant: TextStyle {
  public enum Variant: Sendable { case normal, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps }
  public init(_ variant: Variant) {}
}

public struct FontDigitVariant: TextStyle {
  public enum Variant: Sendable { case normal, monospaced }
  public init(_ variant: Variant) {}
}

public struct FontSize: TextStyle {
  public init(_ size: CGFloat) {}
  public init(_ size: RelativeSize) {}
}

public struct FontStyle: TextStyle {
  public enum Style: Sendable { case normal, italic }
  public init(_ style: Style) {}
}

public struct FontWeight: TextStyle {
  public init(_ weight: Font.Weight) {}
}

public struct FontWidth: TextStyle {
  public init(_ width: Font.Width) {}
}

public struct ForegroundColor: TextStyle {
  public init(_ color: Color?) {}
}

public struct BackgroundColor: TextStyle {
  public init(_ color: Color?) {}
}

public struct StrikethroughStyle: TextStyle {
  public init(_ style: Text.LineStyle?) {}
}

public struct UnderlineStyle: TextStyle {
  public init(_ style: Text.LineStyle?) {}
}

public struct TextKerning: TextStyle {
  public init(_ kern: CGFloat?) {}
}

public struct TextTracking: TextStyle {
  public init(_ tracking: CGFloat?) {}
}

/// A length in the height of a font.
public struct RelativeSize: Hashable, Sendable {
  private let factor: CGFloat
  public static let zero = RelativeSize(factor: 0)
  public static func em(_ value: CGFloat) -> RelativeSize { RelativeSize(factor: value) }
  public static func rem(_ value: CGFloat) -> RelativeSize { RelativeSize(factor: value) }
  /// In points of the usual font.
  fileprivate var length: CGFloat { factor * 17 }
}

extension View {
  public func markdownTextStyle(@TextStyleBuilder textStyle: () -> some TextStyle) -> Self { self }
  public func markdownMargin(top: RelativeSize? = nil, bottom: RelativeSize? = nil) -> some View {
    markdownMargin(top: top?.length, bottom: bottom?.length)
  }
  public func markdownMargin(top: CGFloat? = nil, bottom: CGFloat? = nil) -> some View {
    padding(.top, top ?? 0).padding(.bottom, bottom ?? 0)
  }
  public func relativePadding(_ edges: Edge.Set = .all, length: RelativeSize) -> some View {
    padding(edges, length.length)
  }
  public func relativeLineSpacing(_ spacing: RelativeSize) -> Self { self }
  public func relativeFrame(
    width: RelativeSize? = nil, height: RelativeSize? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(width: width?.length, height: height?.length, alignment: alignment)
  }
  public func relativeFrame(
    minWidth: RelativeSize? = nil, minHeight: RelativeSize? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(minWidth: minWidth?.length, minHeight: minHeight?.length, alignment: alignment)
  }

  public func markdownTableBorderStyle(_ style: TableBorderStyle) -> Self { self }
  public func markdownTableBackgroundStyle(_ style: TableBackgroundStyle) -> Self { self }
  public func markdownSoftBreakMode(_ mode: SoftBreak.Mode) -> Self { self }
  public func markdownImageProvider(_ provider: some ImageProvider) -> Self { self }
  public func markdownInlineImageProvider(_ provider: some InlineImageProvider) -> Self { self }
  public func markdownCodeSyntaxHighlighter(_ highlighter: some CodeSyntaxHighlighter) -> Self { self }
}

public enum SoftBreak {
  public enum Mode: Sendable { case space, lineBreak }
}

public struct TableBorderSelector: Sendable {
  public static let allBorders = TableBorderSelector()
  public static let outsideBorders = TableBorderSelector()
  public static let insideBorders = TableBorderSelector()
  public static let horizontalBorders = TableBorderSelector()
  public static let verticalBorders = TableBorderSelector()
  public static let insideHorizontalBorders = TableBorderSelector()
  public static let insideVerticalBorders = TableBorderSelector()
}

public struct TableBorderStyle {
  public init(_ visibleBorders: TableBorderSelector = .allBorders, color: Color, width: CGFloat = 1) {}
  public init(_ visibleBorders: TableBorderSelector = .allBorders, color: Color, strokeStyle: StrokeStyle) {}
}

public struct TableBackgroundStyle {
  public init<S: ShapeStyle>(background: @escaping (_ row: Int, _ column: Int) -> S) {}
  public static var clear: TableBackgroundStyle { TableBackgroundStyle { _, _ in Color.clear } }
  public static func alternatingRows<S: ShapeStyle>(_ odd: S, _ even: S, header: S? = nil) -> TableBackgroundStyle {
    TableBackgroundStyle { _, _ in odd }
  }
}

/// What looks for pictures.
public protocol ImageProvider {
  associatedtype Body: View
  @MainActor @ViewBuilder func makeImage(url: URL?) -> Body
}

public struct DefaultImageProvider: ImageProvider {
  public func makeImage(url: URL?) -> some View { EmptyView() }
}

public struct AssetImageProvider: ImageProvider {
  public init(name: @escaping (URL) -> String = \.lastPathComponent, bundle: Bundle? = nil) {}
  public func makeImage(url: URL?) -> some View { EmptyView() }
}

extension ImageProvider where Self == DefaultImageProvider {
  public static var `default`: DefaultImageProvider { DefaultImageProvider() }
}

extension ImageProvider where Self == AssetImageProvider {
  public static var asset: AssetImageProvider { AssetImageProvider() }
}

public protocol InlineImageProvider {
  func image(with url: URL, label: String) async throws -> Image
}

public struct DefaultInlineImageProvider: InlineImageProvider {
  public func image(with url: URL, label: String) async throws -> Image { throw CancellationError() }
}

extension InlineImageProvider where Self == DefaultInlineImageProvider {
  public static var `default`: DefaultInlineImageProvider { DefaultInlineImageProvider() }
}

/// What gives code its colors; that it has the same words is for it to say.
public protocol CodeSyntaxHighlighter {
  func highlightCode(_ code: String, language: String?) -> Text
}

public struct PlainTextCodeSyntaxHighlighter: CodeSyntaxHighlighter {
  public init() {}
  public func highlightCode(_ code: String, language: String?) -> Text { Text(verbatim: code) }
}

extension CodeSyntaxHighlighter where Self == PlainTextCodeSyntaxHighlighter {
  public static var plainText: PlainTextCodeSyntaxHighlighter { PlainTextCodeSyntaxHighlighter() }
}

extension Color {
  /// A color by its parts, as `0xRRGGBBAA`.
  public init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
  public init(light: @escaping @autoclosure () -> Color, dark: @escaping @autoclosure () -> Color) {
    self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark()) : UIColor(light()) })
  }
}
