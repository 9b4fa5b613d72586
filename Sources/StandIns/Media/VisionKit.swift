public import A11ySwiftUI
public import A11yUIKit

// VisionKit: there is no camera, so that nothing is ever seen.

/// Reads codes and texts in what a camera sees.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController, DrawnElsewhere {
  public enum QualityLevel: Int, Sendable { case balanced, fast, accurate }
  public enum TextContentType: Int, Sendable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL, currency
  }
  public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
  public struct RecognizedDataType: Hashable, Sendable {
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType { RecognizedDataType() }
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> RecognizedDataType { RecognizedDataType() }
  }
  open class var isSupported: Bool { false }
  open class var isAvailable: Bool { false }
  open class var supportedTextRecognitionLanguages: [String] { [] }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  public let recognizedDataTypes: Set<RecognizedDataType>
  open var overlayContainerView: UIView { view }
  open var regionOfInterest: CGRect?
  open private(set) var isScanning = false
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  open func stopScanning() {}
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}
public enum RecognizedItem: Identifiable, Sendable {
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let payloadStringValue: String?
    public let bounds: Bounds
  }
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let transcript: String
    public let bounds: Bounds
  }
  public struct Bounds: Sendable {
    public let topLeft: CGPoint
    public let topRight: CGPoint
    public let bottomRight: CGPoint
    public let bottomLeft: CGPoint
  }
  case barcode(Barcode)
  case text(Text)
  public var id: UUID {
    switch self {
    case .barcode(let code): code.id
    case .text(let text): text.id
    }
  }
  public var bounds: Bounds {
    switch self {
    case .barcode(let code): code.bounds
    case .text(let text): text.bounds
    }
  }
}
@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ scanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ scanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ scanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ scanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ scanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  public func dataScanner(_ scanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ scanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ scanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ scanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ scanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

/// Takes pictures of documents.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController, DrawnElsewhere {
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
public final class VNDocumentCameraScan: NSObject {
  public var title: String { "" }
  public var pageCount: Int { 0 }
  public func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
