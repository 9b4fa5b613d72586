import Testing

@testable import PreviewPackages

/// Names of assets as Xcode makes constants of them.
///
/// Documentation: “Asset catalogs: generated asset symbols”, Xcode 15.
@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("AccentColor", "Color", "accent"), ("brand-primary", "Color", "brandPrimary"), ("Sky Start", "Color", "skyStart"),
    ("URLField", "Color", "urlField"), ("2nd", "Image", "_2nd"), ("logoImage", "Image", "logo"),
    ("Color", "Color", "color"),
  ])
  func namesAreThoseOfXcode(name: String, suffix: String, symbol: String) {
    #expect(AssetSymbols.symbol(name, without: suffix) == symbol)
  }
}
