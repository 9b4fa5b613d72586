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

/// Names of constants of SFSafeSymbols and of the symbols that they stand for, from its sources.
@Suite struct SymbolConstantsTests {
  @Test(arguments: [
    ("star", "star"), ("personCropCircle", "person.crop.circle"), ("goforward10", "goforward.10"),
    ("_2Circle", "2.circle"), ("person2Fill", "person.2.fill"), ("squareAndArrowUp", "square.and.arrow.up"),
    ("circleGrid2x2Fill", "circle.grid.2x2.fill"), ("_4kTv", "4k.tv"),
  ])
  func symbolsAreThoseOfApple(constant: String, symbol: String) {
    #expect(SymbolConstants.symbol(for: constant) == symbol)
  }
}
