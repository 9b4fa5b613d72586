import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

/// Names of assets as Xcode makes constants of them.
///
/// Documentation: “Asset catalogs: generated asset symbols”, Xcode 15.
@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("AccentColor", "Color", "accent"), ("brand-primary", "Color", "brandPrimary"), ("Sky Start", "Color", "skyStart"),
    ("URLField", "Color", "urlField"), ("2nd", "Image", "_2nd"), ("logoImage", "Image", "logo"),
    ("Color", "Color", "color"), ("app_text_color", "Color", "appText"), ("ic_home", "Image", "icHome"),
    ("BG", "Color", "BG"), ("BGDark", "Color", "bgDark"), ("EBA72B", "Color", "EBA_72_B"),
    ("A3A3A3", "Color", "A_3_A_3_A_3"), ("FBFBFB", "Color", "FBFBFB"),
  ])
  func namesAreThoseOfXcode(name: String, suffix: String, symbol: String) {
    #expect(AssetSymbols.symbol(name, without: suffix) == symbol)
  }

  /// A color has its constant unless the app declares one itself; what something else has by the name is another thing.
  @Test(arguments: [
    ("struct Palette { static let accent = 1 }", true), ("extension Color { static let accent = Color.red }", false),
    ("private extension SwiftUI.ShapeStyle where Self == Color { static var accent: Color { .red } }", false),
  ])
  func constantsOfTheApp(text: String, isMade: Bool) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{}", to: "Assets.xcassets/AccentColor.colorset/Contents.json")
    let place = try folder.write("struct Row: View { let color = Color.accent }\n\(text)\n", to: "Row.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: place)))
    let source = AssetSymbols([folder.file("Assets.xcassets")]).source(for: [file])
    #expect(source.contains("static let `accent` = SwiftUI.ColorResource"))
    #expect(source.contains("extension SwiftUI.Color { static var `accent`") == isMade)
  }

  /// Xcode's constants name the module of a type: that of a picture from a server can be called as the system's is.
  @Test("An app's own type of the same name is not taken for the system's")
  func typesOfTheApp() throws {
    let folder = try TemporaryFolder()
    for name in ["logo.imageset", "brand.colorset"] {
      _ = try folder.write("{}", to: "Assets.xcassets/\(name)/Contents.json")
    }
    let place = try folder.write(
      "struct ImageResource {}\nlet all: [Any] = [Image(.logo), Color(.brand)]\n", to: "Row.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: place)))
    let source = AssetSymbols([folder.file("Assets.xcassets")]).source(for: [file])
    for type in ["Color", "ShapeStyle", "ImageResource", "ColorResource", "UIImage", "UIColor"] {
      #expect(!source.contains(" \(type)") && !source.contains("(\(type)"))
    }
  }

  /// The same page: a folder that provides a namespace is a type around the constants, and part of the names.
  @Test(
    "A folder within a folder is a type within a type, also of colors and pictures, unless the app has its own",
    arguments: [
      ("", true), ("extension Color { enum Brand { static let sky = Color.blue } }", false),
    ])
  func nestedNamespaces(text: String, isMade: Bool) throws {
    let folder = try TemporaryFolder()
    let namespace = #"{ "properties": { "provides-namespace": true } }"#
    for name in ["Brand", "Brand/Night"] {
      _ = try folder.write(namespace, to: "Assets.xcassets/\(name)/Contents.json")
    }
    for name in ["Brand/sky.colorset", "Brand/Night/moon.imageset"] {
      _ = try folder.write("{}", to: "Assets.xcassets/\(name)/Contents.json")
    }
    let place = try folder.write(
      "let all: [Any] = [Color.Brand.sky, UIImage.Brand.Night.moon]\n\(text)\n", to: "Row.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: place)))
    let lines = AssetSymbols([folder.file("Assets.xcassets")]).source(for: [file]).split(separator: "\n")
    let expected = [
      "extension SwiftUI.Color { enum Brand {} }",
      "extension SwiftUI.Color.Brand { static var `sky`: SwiftUI.Color"
        + " { SwiftUI.Color(SwiftUI.ColorResource.Brand.`sky`) } }",
      "extension SwiftUI.UIImage { enum Brand {} }", "extension SwiftUI.UIImage.Brand { enum Night {} }",
      "extension SwiftUI.UIImage.Brand.Night { static var `moon`: SwiftUI.UIImage"
        + " { SwiftUI.UIImage(named: \"Brand/Night/moon\") ?? SwiftUI.UIImage() } }",
    ]
    for line in expected { #expect(lines.contains(Substring(line)) == isMade) }
    #expect(lines.count { $0 == "extension SwiftUI.ImageResource { enum Brand {} }" } == 1)
  }

  @Test("A folder counts in a name where its catalog says so")
  func namespaces() throws {
    let folder = try TemporaryFolder()
    let namespace = #"{ "properties": { "provides-namespace": true } }"#
    let files = [
      "Flags/Contents.json": namespace, "Flags/de.imageset/Contents.json": "{}", "Icons/Contents.json": "{}",
      "Icons/logoImage.imageset/Contents.json": "{}", "Icons/notes.txt": "",
    ]
    for (name, text) in files { _ = try folder.write(text, to: "Assets.xcassets/\(name)") }
    let place = try folder.write("let all = [Image(.Flags.de), Image(.logo)]\n", to: "Row.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: place)))
    let lines = AssetSymbols([folder.file("Assets.xcassets")]).source(for: [file]).split(separator: "\n")
    #expect(lines.contains("extension SwiftUI.ImageResource { enum Flags {} }"))
    #expect(
      lines.contains(
        "extension SwiftUI.ImageResource.Flags { static let `de` = SwiftUI.ImageResource(name: \"Flags/de\", bundle: .main) }"
      ))
    #expect(
      lines.contains(
        "extension SwiftUI.ImageResource { static let `logo` = SwiftUI.ImageResource(name: \"logoImage\", bundle: .main) }"
      ))
    #expect(lines.contains { $0.hasPrefix("extension SwiftUI.UIImage { static var `logo`") })
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

  @Test("A file that names a symbol has its constant, though another file imports the package")
  func filesWithoutTheImport() throws {
    let folder = try TemporaryFolder()
    let texts = [
      "import SFSafeSymbols\nlet first = SFSymbol.star\n", "let close = Image(systemSymbol: .xmarkCircle)\n",
    ]
    let paths = try texts.enumerated().map { try folder.write($0.element, to: "\($0.offset).swift") }
    let files = try paths.map { try #require(TeamFile(URL(fileURLWithPath: $0))) }
    #expect(SymbolConstants.source(for: files).contains(#"`xmarkCircle` = SFSymbol(rawValue: "xmark.circle")"#))
  }

  /// SwiftGen's template for assets has whole names; what it makes is often not in the project.
  @Test(
    "A constant of another generator's is made where files name it and none declares it",
    arguments: [
      ("let all = [Image.logoImage, Image.logo]", ["Image logoImage", "Image logo"]),
      ("let all = [Color.skyColor, Color.accentColor]", ["Color skyColor"]),
      ("let all = [Image.logo]\nextension Image { static let logo = Image(\"logo\") }", []),
      ("let all = [Image(.logo), logoImage]", []),
    ])
  func othersConstants(text: String, made: [String]) throws {
    let folder = try TemporaryFolder()
    for name in ["logoImage.imageset", "skyColor.colorset", "AccentColor.colorset"] {
      _ = try folder.write("{}", to: "Assets.xcassets/\(name)/Contents.json")
    }
    let file = try #require(TeamFile(URL(fileURLWithPath: try folder.write(text + "\n", to: "Row.swift"))))
    let source = AssetSymbols([folder.file("Assets.xcassets")]).source(for: [file])
    for name in ["Image logoImage", "Image logo", "Color skyColor", "Color accentColor"] {
      let words = name.split(separator: " ")
      let line = "extension SwiftUI.\(words[0]) { static var `\(words[1])`: SwiftUI.\(words[0]) {"
      #expect(source.contains(line) == made.contains(name), "\(name)")
    }
  }
}
