public import Foundation
internal import Layout

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

public final class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0
  public var actualScaleFactor: CGFloat { 1 }
  public var totalBounds: CGRect { .zero }
}

// What UIKit adds to texts of Foundation's, which Swift has for its own as well.
extension StringProtocol {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(String(self), attributes ?? [:], in: nil)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let isInLines = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: measured(String(self), attributes ?? [:], in: isInLines ? size.width : nil))
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    string.size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { string.boundingRect(with: size, options: options, attributes: attributes, context: context) }

  private var string: String { String(describing: self) }
}

extension NSAttributedString {
  public func size() -> CGSize { string.size(withAttributes: attributesAtBeginning) }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: attributesAtBeginning, context: context)
  }

  private var attributesAtBeginning: [Key: Any] { length == 0 ? [:] : attributes(at: 0, effectiveRange: nil) }
}

/// The room that a text takes; without a font it has UIKit's of 12 points.
private func measured(_ text: String, _ attributes: [NSAttributedString.Key: Any], in width: CGFloat?) -> CGSize {
  let size = (attributes[.font] as? UIFont)?.pointSize ?? 12
  let bounds = TextBounds.size(of: text, ResolvedFont(size: Double(size)), within: width.map { Double($0) })
  return CGSize(width: bounds.width, height: bounds.height)
}
