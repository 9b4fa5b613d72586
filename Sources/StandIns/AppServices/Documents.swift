@_exported public import A11yUIKit
@_exported public import Foundation

// PDFKit: documents can be named and counted, and none can be read.

public final class PDFDocument: NSObject, @unchecked Sendable {
  public let documentURL: URL?
  public override init() { documentURL = nil }
  public init?(url: URL) { documentURL = url }
  public init?(data: Data) { documentURL = nil }
  public var pageCount: Int { 0 }
  public var string: String? { nil }
  public var isLocked: Bool { false }
  public var documentAttributes: [AnyHashable: Any]?
  public func page(at index: Int) -> PDFPage? { nil }
  public func index(for page: PDFPage) -> Int { 0 }
  public func insert(_ page: PDFPage, at index: Int) {}
  public func dataRepresentation() -> Data? { nil }
  @discardableResult public func write(to url: URL) -> Bool { false }
  public func unlock(withPassword password: String) -> Bool { true }
}

public final class PDFPage: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(image: UIImage) {}
  public var string: String? { nil }
  public var label: String? { nil }
  public func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

@preconcurrency @MainActor open class PDFView: UIView, DrawnElsewhere {
  public var document: PDFDocument?
  public var autoScales = false
  public var displayMode = PDFDisplayMode.singlePageContinuous
  public var displayDirection = PDFDisplayDirection.vertical
  public var displaysPageBreaks = true
  public var pageBreakMargins = UIEdgeInsets()
  public var minScaleFactor: CGFloat = 1
  public var maxScaleFactor: CGFloat = 1
  public var scaleFactor: CGFloat = 1
  public var scaleFactorForSizeToFit: CGFloat { 1 }
  public var currentPage: PDFPage? { nil }
  public weak var delegate: AnyObject?
  open func go(to page: PDFPage) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func usePageViewController(_ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil) {}
}

@preconcurrency @MainActor open class PDFThumbnailView: UIView, DrawnElsewhere {
  public weak var pdfView: PDFView?
  public var thumbnailSize = CGSize.zero
}
