/// What has been handed to an extension of the app, such as one that shares: it has not been called by anybody.
public final class NSExtensionContext: NSObject {
  public private(set) var inputItems: [Any] = []
  public func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  public func cancelRequest(withError error: any Error) {}
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

public final class NSExtensionItem: NSObject {
  public var attributedTitle: NSAttributedString?
  public var attributedContentText: NSAttributedString?
  public var attachments: [NSItemProvider]?
  public var userInfo: [AnyHashable: Any]?
}

extension UIViewController {
  /// There is none where no other app has called the extension.
  public var extensionContext: NSExtensionContext? { nil }
}
