// What SwiftUI takes of UIKit's, and gives to it.

extension Color {
  // A constant of the asset catalog goes before the one of UIKit of the same name.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
}

extension Font {
  public init(_ font: UIFont) { self.init(style: nil, size: font.pointSize, scales: false) }
}

extension Image {
  public init(uiImage: UIImage) {
    self.init(source: uiImage.source)
    size = uiImage.size == .zero ? nil : uiImage.size
    if let label = uiImage.accessibilityLabel { words = .given(Text(verbatim: label)) }
  }
}

extension ImageRenderer {
  public var uiImage: UIImage? { nil }
}

extension DynamicTypeSize {
  public init?(_ category: UIContentSizeCategory) {
    guard let size = category.size else { return nil }
    self = size
  }
}

extension Text.LineStyle {
  public init?(nsUnderlineStyle: NSUnderlineStyle) { self.init() }
}

extension TextInputAutocapitalization {
  public init?(_ type: UITextAutocapitalizationType) { self.init() }
}

nonisolated extension View {
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  public func textContentType(_ type: UITextContentType?) -> Self { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
}

extension UIColor: HasEmptyValue {
  package static var emptyValue: Any { UIColor.clear }
}

extension UIFont: HasEmptyValue {
  package static var emptyValue: Any { UIFont.systemFont(ofSize: 17) }
}

extension UIImage: HasEmptyValue {
  package static var emptyValue: Any { UIImage() }
}
