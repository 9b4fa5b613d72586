/// The pasteboard, which keeps what an app puts there.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var urls: [URL]?
  public var image: UIImage?
  public var images: [UIImage]?
  public var items: [[String: Any]] = []
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var changeCount: Int { 0 }
  public func setItems(_ items: [[String: Any]], options: [AnyHashable: Any] = [:]) {}
  public func setValue(_ value: Any, forPasteboardType type: String) { string = value as? String }
}
