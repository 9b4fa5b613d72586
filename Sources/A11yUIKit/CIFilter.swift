// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A filter takes whatever it is given, and makes a picture.
public final class CIFilter: NSObject {
  /// What a code stands for.
  public var message = Data()
  public var correctionLevel = "M"
  public var inputImage: CIImage?
  public var backgroundImage: CIImage?
  public var maskImage: CIImage?
  public var center = CGPoint.zero
  public var color = CIColor.black
  public var amount: Float = 1
  public var angle: Float = 0
  public var brightness: Float = 0
  public var contrast: Float = 1
  public var ev: Float = 0
  public var intensity: Float = 1
  public var radius: Float = 10
  public var saturation: Float = 1
  public var scale: Float = 1
  public var sharpness: Float = 0.4
  public var quietSpace: Float = 7
  public var barcodeHeight: Float = 32

  public private(set) var name = ""

  public override init() {}
  public convenience init?(name: String) {
    self.init()
    self.name = name
  }
  public convenience init?(name: String, parameters: [String: Any]?) { self.init(name: name) }

  public var inputKeys: [String] { [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey] }
  public var outputKeys: [String] { [kCIOutputImageKey] }
  public var attributes: [String: Any] { [:] }
  public func setValue(_ value: Any?, forKey key: String) { if let image = value as? CIImage { inputImage = image } }
  public func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }
  public func value(forKey key: String) -> Any? { key == kCIInputImageKey ? inputImage : nil }
  public func setDefaults() {}
  public var outputImage: CIImage? { inputImage ?? CIImage(CGRect(x: 0, y: 0, width: 23, height: 23)) }
}

// The filters that the system has.
extension CIFilter {
  public static func aztecCodeGenerator() -> CIFilter { CIFilter() }
  public static func bloom() -> CIFilter { CIFilter() }
  public static func bokehBlur() -> CIFilter { CIFilter() }
  public static func boxBlur() -> CIFilter { CIFilter() }
  public static func bumpDistortion() -> CIFilter { CIFilter() }
  public static func code128BarcodeGenerator() -> CIFilter { CIFilter() }
  public static func colorControls() -> CIFilter { CIFilter() }
  public static func colorInvert() -> CIFilter { CIFilter() }
  public static func colorMonochrome() -> CIFilter { CIFilter() }
  public static func colorPosterize() -> CIFilter { CIFilter() }
  public static func comicEffect() -> CIFilter { CIFilter() }
  public static func crystallize() -> CIFilter { CIFilter() }
  public static func depthOfField() -> CIFilter { CIFilter() }
  public static func discBlur() -> CIFilter { CIFilter() }
  public static func dither() -> CIFilter { CIFilter() }
  public static func edges() -> CIFilter { CIFilter() }
  public static func edgeWork() -> CIFilter { CIFilter() }
  public static func exposureAdjust() -> CIFilter { CIFilter() }
  public static func falseColor() -> CIFilter { CIFilter() }
  public static func gammaAdjust() -> CIFilter { CIFilter() }
  public static func gaussianBlur() -> CIFilter { CIFilter() }
  public static func gloom() -> CIFilter { CIFilter() }
  public static func highlightShadowAdjust() -> CIFilter { CIFilter() }
  public static func hueAdjust() -> CIFilter { CIFilter() }
  public static func kaleidoscope() -> CIFilter { CIFilter() }
  public static func lineOverlay() -> CIFilter { CIFilter() }
  public static func maskToAlpha() -> CIFilter { CIFilter() }
  public static func morphologyGradient() -> CIFilter { CIFilter() }
  public static func motionBlur() -> CIFilter { CIFilter() }
  public static func noiseReduction() -> CIFilter { CIFilter() }
  public static func pdf417BarcodeGenerator() -> CIFilter { CIFilter() }
  public static func photoEffectChrome() -> CIFilter { CIFilter() }
  public static func photoEffectFade() -> CIFilter { CIFilter() }
  public static func photoEffectInstant() -> CIFilter { CIFilter() }
  public static func photoEffectMono() -> CIFilter { CIFilter() }
  public static func photoEffectNoir() -> CIFilter { CIFilter() }
  public static func photoEffectProcess() -> CIFilter { CIFilter() }
  public static func photoEffectTonal() -> CIFilter { CIFilter() }
  public static func photoEffectTransfer() -> CIFilter { CIFilter() }
  public static func pinchDistortion() -> CIFilter { CIFilter() }
  public static func pixellate() -> CIFilter { CIFilter() }
  public static func pointillize() -> CIFilter { CIFilter() }
  public static func qrCodeGenerator() -> CIFilter { CIFilter() }
  public static func sepiaTone() -> CIFilter { CIFilter() }
  public static func sharpenLuminance() -> CIFilter { CIFilter() }
  public static func spotColor() -> CIFilter { CIFilter() }
  public static func temperatureAndTint() -> CIFilter { CIFilter() }
  public static func thermal() -> CIFilter { CIFilter() }
  public static func twirlDistortion() -> CIFilter { CIFilter() }
  public static func unsharpMask() -> CIFilter { CIFilter() }
  public static func vibrance() -> CIFilter { CIFilter() }
  public static func vignette() -> CIFilter { CIFilter() }
  public static func vignetteEffect() -> CIFilter { CIFilter() }
  public static func whitePointAdjust() -> CIFilter { CIFilter() }
  public static func xRay() -> CIFilter { CIFilter() }
  public static func zoomBlur() -> CIFilter { CIFilter() }
}

// What a filter takes, and what it makes.
public let kCIInputAmountKey = "inputAmount"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputImageKey = "inputImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputScaleKey = "inputScale"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIOutputImageKey = "outputImage"
