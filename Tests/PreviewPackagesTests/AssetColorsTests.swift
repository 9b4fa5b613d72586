import Foundation
import Testing

@testable import PreviewPackages

@Suite("Colors of asset catalogs")
struct AssetColorsTests {
  /// Reads one color set.
  private func color(_ colors: String) throws -> String? {
    let catalog = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xcassets")
    defer { try? FileManager.default.removeItem(at: catalog) }
    let folder = catalog.appendingPathComponent("Theme/brand.colorset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{ \"colors\": [\(colors)], \"info\": { \"author\": \"xcode\", \"version\": 1 } }".utf8)
      .write(to: folder.appendingPathComponent("Contents.json"))
    let found = AssetColors.read([catalog])
    #expect(found.allSatisfy { $0.name == "brand" })
    return found.first?.color
  }

  private func entry(_ components: String, appearance: String? = nil) -> String {
    let appearances = appearance.map {
      ", \"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"\($0)\" }]"
    }
    return """
      { "idiom": "universal", "color": { "color-space": "srgb", "components": { \(components) } }\(appearances ?? "") }
      """
  }

  // The forms in which Xcode writes the parts of a color, and the numbers of “Asset Catalog Format Reference”.
  @Test(
    "A color is read in each form",
    arguments: [
      (#""red": "0x7A", "green": "0x1F", "blue": "0xA2", "alpha": "1.000""#, "#7a1fa2"),
      (#""red": "122", "green": "31", "blue": "162", "alpha": "1.000""#, "#7a1fa2"),
      (#""red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.500""#, "#ff800080"),
      (#""white": "0.000", "alpha": "1.000""#, "#000000"),
      (#""red": "255", "green": "0", "blue": "0", "alpha": "1""#, "#ff0000"),
      (#""red": 1, "green": 0.5, "blue": 0, "alpha": 1"#, "#ff8000"),
    ])
  func forms(components: String, expected: String) throws { #expect(try color(entry(components)) == expected) }

  // web-platform-tests, css-color/display-p3-001.
  @Test("A color of a wide gamut is told in sRGB")
  func wideGamut() throws {
    let green = entry(#""red": "0.21604", "green": "0.49418", "blue": "0.13151", "alpha": "1.000""#)
    #expect(try color(green.replacing("srgb", with: "display-p3")) == "#008000")
    let white = entry(#""white": "1.000", "alpha": "0.500""#)
    #expect(try color(white.replacing("srgb", with: "display-p3")) == "#ffffff80")
  }

  @Test("The dark appearance has a color of its own")
  func dark() throws {
    let light = entry(#""red": "0x00", "green": "0x00", "blue": "0x00", "alpha": "1.000""#)
    let dark = entry(#""red": "0xFF", "green": "0xFF", "blue": "0xFF", "alpha": "1.000""#, appearance: "dark")
    #expect(try color("\(light), \(dark)") == "#000000/#ffffff")
    #expect(try color("\(light), \(light)") == "#000000")
  }

  @Test("A color of the system's keeps its name, and one without numbers is not known")
  func others() throws {
    #expect(
      try color(#"{ "idiom": "universal", "color": { "platform": "ios", "reference": "systemRedColor" } }"#)
        == "systemRed")
    #expect(try color(#"{ "idiom": "universal" }"#) == nil)
    #expect(try color(entry(#""red": "1.5", "green": "0", "blue": "0""#)) == nil)
  }
}
