/// The pasteboard, which keeps what an app puts there.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general: UIPasteboard = {
    let general = UIPasteboard()
    AppSurroundings.forgetting.append { if general.changeCount > 0 { general.items = [] } }
    return general
  }()
  /// What is on it, each thing by the kinds of data that it is.
  public var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  public private(set) var changeCount = 0

  public var strings: [String]? {
    get { all(.text) }
    set { put(newValue, as: .utf8PlainText) }
  }
  public var urls: [URL]? {
    get { all(.url) }
    set { put(newValue, as: .url) }
  }
  public var images: [UIImage]? {
    get { all(.image) }
    set { put(newValue, as: .png) }
  }
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  public var hasStrings: Bool { strings != nil }
  public var hasURLs: Bool { urls != nil }
  public var hasImages: Bool { images != nil }
  public func setItems(_ items: [[String: Any]], options: [AnyHashable: Any] = [:]) { self.items = items }
  public func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }
  public func value(forPasteboardType type: String) -> Any? { items.lazy.compactMap { $0[type] }.first }

  private func all<Value>(_ type: UTType) -> [Value]? {
    let found = items.compactMap { item in
      item.filter { UTType($0.key)?.conforms(to: type) ?? false }.values.lazy.compactMap { $0 as? Value }.first
    }
    return found.isEmpty ? nil : found
  }
  private func put(_ values: [Any]?, as type: UTType) { items = (values ?? []).map { [type.identifier: $0] } }
}
