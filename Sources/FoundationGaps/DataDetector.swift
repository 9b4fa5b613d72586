public import Foundation

/// Finds addresses of the web and of mail in text; other kinds of data are not found here.
///
/// On a device it is a regular expression, whose methods cannot be overridden here.
public final class NSDataDetector: NSObject, Sendable {
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
  private let links: NSRegularExpression?

  public init(types: NSTextCheckingResult.CheckingType.RawValue) throws {
    checkingTypes = types
    let isForLinks = NSTextCheckingResult.CheckingType(rawValue: types).contains(.ofLinks)
    links = isForLinks ? try NSRegularExpression(pattern: NSDataDetector.links, options: .caseInsensitive) : nil
  }

  /// An address with a scheme, one that begins as those of the web do, and one of mail.
  private static let links =
    #"\b(?:https?://|ftp://|www\.)[^\s<>"]*[^\s<>".,;:!?'()\[\]]|\b(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#

  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    (links?.matches(in: string, options: options, range: range) ?? []).compactMap { result in
      Range(result.range, in: string).map { LinkResult(String(string[$0]), at: result.range) }
    }
  }

  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isOver = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !isOver.boolValue {
      block(match, [], &isOver)
    }
  }
}

/// A link that was found in text.
private final class LinkResult: NSTextCheckingResult {
  let address: URL?
  private let place: NSRange

  init(_ words: String, at place: NSRange) {
    self.place = place
    let hasScheme = words.contains("://") || words.lowercased().hasPrefix("mailto:")
    address = URL(string: hasScheme ? words : words.contains("@") ? "mailto:\(words)" : "http://\(words)")
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { .ofLinks }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  public var url: URL? { (self as? LinkResult)?.address }
  public var phoneNumber: String? { nil }
  public var date: Date? { nil }
}

extension NSTextCheckingResult.CheckingType {
  /// What Foundation calls `link`: a name that is deprecated here, since nothing of its own finds any.
  fileprivate static let ofLinks = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
}
