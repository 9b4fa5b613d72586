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
  public static func accordionFoldTransition() -> CIFilter { CIFilter() }
  public static func additionCompositing() -> CIFilter { CIFilter() }
  public static func affineClamp() -> CIFilter { CIFilter() }
  public static func affineTile() -> CIFilter { CIFilter() }
  public static func areaAverage() -> CIFilter { CIFilter() }
  public static func areaHistogram() -> CIFilter { CIFilter() }
  public static func areaMaximum() -> CIFilter { CIFilter() }
  public static func areaMinimum() -> CIFilter { CIFilter() }
  public static func attributedTextImageGenerator() -> CIFilter { CIFilter() }
  public static func aztecCodeGenerator() -> CIFilter { CIFilter() }
  public static func barcodeGenerator() -> CIFilter { CIFilter() }
  public static func barsSwipeTransition() -> CIFilter { CIFilter() }
  public static func bicubicScaleTransform() -> CIFilter { CIFilter() }
  public static func blendWithAlphaMask() -> CIFilter { CIFilter() }
  public static func blendWithBlueMask() -> CIFilter { CIFilter() }
  public static func blendWithMask() -> CIFilter { CIFilter() }
  public static func blendWithRedMask() -> CIFilter { CIFilter() }
  public static func bloom() -> CIFilter { CIFilter() }
  public static func blurredRectangleGenerator() -> CIFilter { CIFilter() }
  public static func bokehBlur() -> CIFilter { CIFilter() }
  public static func boxBlur() -> CIFilter { CIFilter() }
  public static func bumpDistortion() -> CIFilter { CIFilter() }
  public static func bumpDistortionLinear() -> CIFilter { CIFilter() }
  public static func cannyEdgeDetector() -> CIFilter { CIFilter() }
  public static func checkerboardGenerator() -> CIFilter { CIFilter() }
  public static func circleSplashDistortion() -> CIFilter { CIFilter() }
  public static func circularScreen() -> CIFilter { CIFilter() }
  public static func circularWrap() -> CIFilter { CIFilter() }
  public static func cmykHalftone() -> CIFilter { CIFilter() }
  public static func code128BarcodeGenerator() -> CIFilter { CIFilter() }
  public static func colorAbsoluteDifference() -> CIFilter { CIFilter() }
  public static func colorBlendMode() -> CIFilter { CIFilter() }
  public static func colorBurnBlendMode() -> CIFilter { CIFilter() }
  public static func colorClamp() -> CIFilter { CIFilter() }
  public static func colorControls() -> CIFilter { CIFilter() }
  public static func colorCrossPolynomial() -> CIFilter { CIFilter() }
  public static func colorCube() -> CIFilter { CIFilter() }
  public static func colorCubesMixedWithMask() -> CIFilter { CIFilter() }
  public static func colorCubeWithColorSpace() -> CIFilter { CIFilter() }
  public static func colorCurves() -> CIFilter { CIFilter() }
  public static func colorDodgeBlendMode() -> CIFilter { CIFilter() }
  public static func colorInvert() -> CIFilter { CIFilter() }
  public static func colorMap() -> CIFilter { CIFilter() }
  public static func colorMatrix() -> CIFilter { CIFilter() }
  public static func colorMonochrome() -> CIFilter { CIFilter() }
  public static func colorPolynomial() -> CIFilter { CIFilter() }
  public static func colorPosterize() -> CIFilter { CIFilter() }
  public static func colorThreshold() -> CIFilter { CIFilter() }
  public static func colorThresholdOtsu() -> CIFilter { CIFilter() }
  public static func columnAverage() -> CIFilter { CIFilter() }
  public static func comicEffect() -> CIFilter { CIFilter() }
  public static func convertLabToRGB() -> CIFilter { CIFilter() }
  public static func convertRGBtoLab() -> CIFilter { CIFilter() }
  public static func copyMachineTransition() -> CIFilter { CIFilter() }
  public static func crystallize() -> CIFilter { CIFilter() }
  public static func darkenBlendMode() -> CIFilter { CIFilter() }
  public static func depthOfField() -> CIFilter { CIFilter() }
  public static func differenceBlendMode() -> CIFilter { CIFilter() }
  public static func discBlur() -> CIFilter { CIFilter() }
  public static func disintegrateWithMaskTransition() -> CIFilter { CIFilter() }
  public static func displacementDistortion() -> CIFilter { CIFilter() }
  public static func dissolveTransition() -> CIFilter { CIFilter() }
  public static func distanceGradientFromRedMask() -> CIFilter { CIFilter() }
  public static func dither() -> CIFilter { CIFilter() }
  public static func divideBlendMode() -> CIFilter { CIFilter() }
  public static func documentEnhancer() -> CIFilter { CIFilter() }
  public static func dotScreen() -> CIFilter { CIFilter() }
  public static func droste() -> CIFilter { CIFilter() }
  public static func edges() -> CIFilter { CIFilter() }
  public static func edgeWork() -> CIFilter { CIFilter() }
  public static func eightfoldReflectedTile() -> CIFilter { CIFilter() }
  public static func exclusionBlendMode() -> CIFilter { CIFilter() }
  public static func exposureAdjust() -> CIFilter { CIFilter() }
  public static func falseColor() -> CIFilter { CIFilter() }
  public static func flashTransition() -> CIFilter { CIFilter() }
  public static func fourfoldReflectedTile() -> CIFilter { CIFilter() }
  public static func fourfoldRotatedTile() -> CIFilter { CIFilter() }
  public static func fourfoldTranslatedTile() -> CIFilter { CIFilter() }
  public static func gaborGradients() -> CIFilter { CIFilter() }
  public static func gammaAdjust() -> CIFilter { CIFilter() }
  public static func gaussianBlur() -> CIFilter { CIFilter() }
  public static func gaussianGradient() -> CIFilter { CIFilter() }
  public static func glassDistortion() -> CIFilter { CIFilter() }
  public static func glassLozenge() -> CIFilter { CIFilter() }
  public static func glideReflectedTile() -> CIFilter { CIFilter() }
  public static func gloom() -> CIFilter { CIFilter() }
  public static func hardLightBlendMode() -> CIFilter { CIFilter() }
  public static func hatchedScreen() -> CIFilter { CIFilter() }
  public static func heightFieldFromMask() -> CIFilter { CIFilter() }
  public static func hexagonalPixellate() -> CIFilter { CIFilter() }
  public static func highlightShadowAdjust() -> CIFilter { CIFilter() }
  public static func histogramDisplay() -> CIFilter { CIFilter() }
  public static func holeDistortion() -> CIFilter { CIFilter() }
  public static func hueAdjust() -> CIFilter { CIFilter() }
  public static func hueBlendMode() -> CIFilter { CIFilter() }
  public static func hueSaturationValueGradient() -> CIFilter { CIFilter() }
  public static func kaleidoscope() -> CIFilter { CIFilter() }
  public static func labDeltaE() -> CIFilter { CIFilter() }
  public static func lanczosScaleTransform() -> CIFilter { CIFilter() }
  public static func lenticularHaloGenerator() -> CIFilter { CIFilter() }
  public static func lightenBlendMode() -> CIFilter { CIFilter() }
  public static func lightTunnel() -> CIFilter { CIFilter() }
  public static func linearBurnBlendMode() -> CIFilter { CIFilter() }
  public static func linearDodgeBlendMode() -> CIFilter { CIFilter() }
  public static func linearGradient() -> CIFilter { CIFilter() }
  public static func linearLightBlendMode() -> CIFilter { CIFilter() }
  public static func linearToSRGBToneCurve() -> CIFilter { CIFilter() }
  public static func lineOverlay() -> CIFilter { CIFilter() }
  public static func luminosityBlendMode() -> CIFilter { CIFilter() }
  public static func maskedVariableBlur() -> CIFilter { CIFilter() }
  public static func maskToAlpha() -> CIFilter { CIFilter() }
  public static func maximumComponent() -> CIFilter { CIFilter() }
  public static func maximumCompositing() -> CIFilter { CIFilter() }
  public static func median() -> CIFilter { CIFilter() }
  public static func meshGenerator() -> CIFilter { CIFilter() }
  public static func minimumComponent() -> CIFilter { CIFilter() }
  public static func minimumCompositing() -> CIFilter { CIFilter() }
  public static func mix() -> CIFilter { CIFilter() }
  public static func modTransition() -> CIFilter { CIFilter() }
  public static func morphologyGradient() -> CIFilter { CIFilter() }
  public static func morphologyMaximum() -> CIFilter { CIFilter() }
  public static func morphologyMinimum() -> CIFilter { CIFilter() }
  public static func motionBlur() -> CIFilter { CIFilter() }
  public static func multiplyBlendMode() -> CIFilter { CIFilter() }
  public static func multiplyCompositing() -> CIFilter { CIFilter() }
  public static func ninePartStretched() -> CIFilter { CIFilter() }
  public static func ninePartTiled() -> CIFilter { CIFilter() }
  public static func noiseReduction() -> CIFilter { CIFilter() }
  public static func opTile() -> CIFilter { CIFilter() }
  public static func overlayBlendMode() -> CIFilter { CIFilter() }
  public static func pageCurlTransition() -> CIFilter { CIFilter() }
  public static func pageCurlWithShadowTransition() -> CIFilter { CIFilter() }
  public static func paletteCentroid() -> CIFilter { CIFilter() }
  public static func palettize() -> CIFilter { CIFilter() }
  public static func parallelogramTile() -> CIFilter { CIFilter() }
  public static func pdf417BarcodeGenerator() -> CIFilter { CIFilter() }
  public static func personSegmentation() -> CIFilter { CIFilter() }
  public static func perspectiveCorrection() -> CIFilter { CIFilter() }
  public static func perspectiveRotate() -> CIFilter { CIFilter() }
  public static func perspectiveTile() -> CIFilter { CIFilter() }
  public static func perspectiveTransform() -> CIFilter { CIFilter() }
  public static func photoEffectChrome() -> CIFilter { CIFilter() }
  public static func photoEffectFade() -> CIFilter { CIFilter() }
  public static func photoEffectInstant() -> CIFilter { CIFilter() }
  public static func photoEffectMono() -> CIFilter { CIFilter() }
  public static func photoEffectNoir() -> CIFilter { CIFilter() }
  public static func photoEffectProcess() -> CIFilter { CIFilter() }
  public static func photoEffectTonal() -> CIFilter { CIFilter() }
  public static func photoEffectTransfer() -> CIFilter { CIFilter() }
  public static func pinchDistortion() -> CIFilter { CIFilter() }
  public static func pinLightBlendMode() -> CIFilter { CIFilter() }
  public static func pixellate() -> CIFilter { CIFilter() }
  public static func pointillize() -> CIFilter { CIFilter() }
  public static func qrCodeGenerator() -> CIFilter { CIFilter() }
  public static func radialGradient() -> CIFilter { CIFilter() }
  public static func randomGenerator() -> CIFilter { CIFilter() }
  public static func rippleTransition() -> CIFilter { CIFilter() }
  public static func roundedRectangleGenerator() -> CIFilter { CIFilter() }
  public static func rowAverage() -> CIFilter { CIFilter() }
  public static func saliencyMap() -> CIFilter { CIFilter() }
  public static func saturationBlendMode() -> CIFilter { CIFilter() }
  public static func screenBlendMode() -> CIFilter { CIFilter() }
  public static func sepiaTone() -> CIFilter { CIFilter() }
  public static func shadedMaterial() -> CIFilter { CIFilter() }
  public static func sharpenLuminance() -> CIFilter { CIFilter() }
  public static func sixfoldReflectedTile() -> CIFilter { CIFilter() }
  public static func sixfoldRotatedTile() -> CIFilter { CIFilter() }
  public static func smoothLinearGradient() -> CIFilter { CIFilter() }
  public static func sobelGradients() -> CIFilter { CIFilter() }
  public static func softLightBlendMode() -> CIFilter { CIFilter() }
  public static func sourceAtopCompositing() -> CIFilter { CIFilter() }
  public static func sourceInCompositing() -> CIFilter { CIFilter() }
  public static func sourceOutCompositing() -> CIFilter { CIFilter() }
  public static func sourceOverCompositing() -> CIFilter { CIFilter() }
  public static func spotColor() -> CIFilter { CIFilter() }
  public static func spotLight() -> CIFilter { CIFilter() }
  public static func sRGBToneCurveToLinear() -> CIFilter { CIFilter() }
  public static func starShineGenerator() -> CIFilter { CIFilter() }
  public static func stretchCrop() -> CIFilter { CIFilter() }
  public static func stripesGenerator() -> CIFilter { CIFilter() }
  public static func subtractBlendMode() -> CIFilter { CIFilter() }
  public static func sunbeamsGenerator() -> CIFilter { CIFilter() }
  public static func swipeTransition() -> CIFilter { CIFilter() }
  public static func temperatureAndTint() -> CIFilter { CIFilter() }
  public static func textImageGenerator() -> CIFilter { CIFilter() }
  public static func thermal() -> CIFilter { CIFilter() }
  public static func toneCurve() -> CIFilter { CIFilter() }
  public static func torusLensDistortion() -> CIFilter { CIFilter() }
  public static func triangleKaleidoscope() -> CIFilter { CIFilter() }
  public static func triangleTile() -> CIFilter { CIFilter() }
  public static func twelvefoldReflectedTile() -> CIFilter { CIFilter() }
  public static func twirlDistortion() -> CIFilter { CIFilter() }
  public static func unsharpMask() -> CIFilter { CIFilter() }
  public static func vibrance() -> CIFilter { CIFilter() }
  public static func vignette() -> CIFilter { CIFilter() }
  public static func vignetteEffect() -> CIFilter { CIFilter() }
  public static func vividLightBlendMode() -> CIFilter { CIFilter() }
  public static func vortexDistortion() -> CIFilter { CIFilter() }
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
