import A11ySwiftUI
import A11yUIKit
import Apps
import Interface
import Testing
import VoiceOver

private final class TripAppDelegate: UIResponder, _MadeAppDelegate {
  let words = "Kept by the delegate"
  static func _make() -> any UIApplicationDelegate { TripAppDelegate() }
}

/// What UIKit tells of the device and its settings, and keeps for an app (Apple's references of UITraitCollection,
/// UIContentSizeCategory, UIPasteboard, UIColor and UIImage).
@MainActor
@Suite("The device in UIKit")
struct UIKitDeviceTests {
  /// What is heard of UIKit's views under settings.
  private func heard(_ settings: Interface.Settings, _ words: @escaping () -> String) -> String? {
    let app = LiveApp(Made { label(words()) }, locale: "en-US", settings: settings)
    var session = Session(app, settings: settings)
    return session.open().compactMap(\.words).first
  }

  // Apple, “UIApplication.delegate”: every app has one. What plays previews adds to its file how it is made.
  @Test("Code that asks for the app's delegate gets the one that the app declares") func delegate() {
    #expect((UIApplication.shared.delegate as? TripAppDelegate)?.words == "Kept by the delegate")
    #expect(UIApplication.shared.delegate === UIApplication.shared.delegate)
    @UIApplicationDelegateAdaptor(TripAppDelegate.self) var adapted
    #expect(adapted === UIApplication.shared.delegate)
    #expect(stops(Text(adapted.words)) == ["Kept by the delegate"])
  }

  // The sizes by the names of both: Apple, “UIContentSizeCategory.init(_:)”.
  @Test("The size of text that a person has chosen reaches UIKit's code") func sizes() {
    func words() -> String {
      let size = UITraitCollection.current.preferredContentSizeCategory
      let isSame =
        size == UIApplication.shared.preferredContentSizeCategory
        && size
          == UIView().traitCollection
          .preferredContentSizeCategory
      return "\(size.rawValue) \(size.isAccessibilityCategory) \(isSame)"
    }
    #expect(heard(Interface.Settings(), words) == "UICTContentSizeCategoryL false true")
    #expect(
      heard(Interface.Settings([.dynamicType: .text("accessibility3")]), words)
        == "UICTContentSizeCategoryAccessibilityXL true true")
    #expect(UIContentSizeCategory.small < .extraExtraLarge && .accessibilityLarge > UIContentSizeCategory.extraLarge)
    #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityMedium) == .accessibility1)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(UIContentSizeCategory(DynamicTypeSize.xSmall) == .extraSmall && UIContentSizeCategory(nil) == .unspecified)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(large.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  @Test("Traits are those of a phone that is held upright") func traits() {
    let traits = UITraitCollection.current
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceIdiom == UIDevice.current.userInterfaceIdiom && UIDevice.current.model == "iPhone")
    #expect(UIDevice.current.orientation.isPortrait && !UIDevice.current.orientation.isLandscape)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape && UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
  }

  @Test("What an app puts on the pasteboard is there for it, by what it is") func pasteboard() {
    let board = UIPasteboard.general
    board.items = []
    let count = board.changeCount
    #expect(!board.hasStrings && !board.hasURLs && !board.hasImages && board.string == nil)
    board.string = "Ferns"
    #expect(board.strings == ["Ferns"] && board.hasStrings && board.changeCount == count + 1)
    board.url = URL(fileURLWithPath: "/ferns")
    #expect(board.urls?.count == 1 && board.string == nil)
    board.image = UIImage(systemName: "leaf")
    #expect(board.hasImages && board.image === board.images?.first && !board.hasURLs)
    board.setItems([["public.utf8-plain-text": "One"], ["public.html": "<b>Two</b>"]], options: [:])
    #expect(board.strings == ["One", "<b>Two</b>"] && board.string == "One")
    board.setValue("Three", forPasteboardType: "public.plain-text")
    #expect(board.string == "Three" && board.value(forPasteboardType: "public.plain-text") as? String == "Three")
    board.string = nil
    #expect(board.items.isEmpty)
  }

  @Test("A color is taken apart as it was put together") func colors() {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let isKnown = color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      return isKnown ? [hue, saturation, brightness, alpha].map { ($0 * 100).rounded() / 100 } : []
    }
    for hue: CGFloat in [0, 0.25, 0.5, 0.9] {
      let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 0.5)
      #expect(parts(color) == [hue, 0.5, 0.8, 0.5])
    }
    #expect(parts(UIColor(white: 0.4, alpha: 1)) == [0, 0, 0.4, 1])
    #expect(parts(UIColor(red: 0, green: 0, blue: 0, alpha: 1)) == [0, 0, 0, 1])
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.25) < 0.001 && alpha == 0.5)
    let faded = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).withAlphaComponent(0.2)
    #expect(faded.cgColor.components == [1, 0.5, 0, 0.2] && faded.cgColor.numberOfComponents == 4)
    #expect(UIColor(cgColor: faded.cgColor).cgColor == faded.cgColor && faded.cgColor.copy(alpha: 1)?.alpha == 1)
    let day = UIColor { $0.userInterfaceStyle == .dark ? .black : .red }
    #expect(day.accessibilityName == "red")
    #expect(Color(uiColor: UIColor(Color.blue)) == .blue)
    let scan = CIColor(color: UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(scan.green == 0.4 && scan.alpha == 1)
  }

  @Test("Transforms turn points and spaces as Core Graphics does") func transforms() {
    let moved = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 12, y: 3))
    #expect(CGSize(width: 2, height: 2).applying(moved) == CGSize(width: 4, height: 6))
    #expect(CGRect(x: 0, y: 0, width: 5, height: 5).applying(moved) == CGRect(x: 10, y: 0, width: 10, height: 15))
    #expect(CGPoint(x: 12, y: 3).applying(moved.inverted()) == CGPoint(x: 1, y: 1))
    let flat = CGAffineTransform(scaleX: 0, y: 0)
    #expect(flat.inverted() == flat)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(turned.x) < 0.001 && abs(turned.y - 1) < 0.001)
  }

  @Test("A picture from its data is none, one of a code is there, and what a renderer draws has its size")
  func pictures() {
    #expect(UIImage(data: Data()) == nil && UIImage(contentsOfFile: "/fern.png") == nil)
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("https://example.com".utf8)
    #expect(code.outputImage != nil)
    let filter = CIFilter(name: "CISepiaTone")
    let picture = UIImage(systemName: "leaf").flatMap { CIImage(image: $0) }
    filter?.setValue(picture, forKey: "inputImage")
    #expect(filter?.outputImage === picture)
    #expect(
      CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))
        .extent.size == CGSize(width: 4, height: 2))
    let strokes = CIFilter.code128BarcodeGenerator()
    strokes.quietSpace = 10
    let framed = strokes.outputImage.map { $0.composited(over: CIImage(color: .white)) }
    #expect(
      framed.map { CIContext(options: [.useSoftwareRenderer: true]).createCGImage($0, from: $0.extent) != nil } == true)
  }
}
