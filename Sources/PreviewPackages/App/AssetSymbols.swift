internal import Foundation

/// The constants that Xcode makes of an app's asset catalogs: `Color.brand`, `Image(.logo)`.
///
/// Documentation: “Asset catalogs: generated asset symbols”, Xcode 15.
struct AssetSymbols {
  fileprivate struct Asset: Hashable, Comparable {
    /// The name by which the catalog has it, with the folders that count as part of it.
    var name: String
    /// The types around its constant, for such folders.
    var scopes: [String]
    var symbol: String
    /// The whole name in camel case, as other generators of constants have it.
    var fullSymbol: String
    var isColor: Bool

    /// The type of SwiftUI's that shows it.
    var type: String { isColor ? "Color" : "Image" }

    static func < (one: Asset, other: Asset) -> Bool { (one.name, one.symbol) < (other.name, other.symbol) }
  }

  private var assets: Set<Asset> = []

  /// Reads the catalogs among some resources.
  init(_ catalogs: [URL]) {
    for catalog in catalogs { read(catalog, path: [], scopes: []) }
  }

  private mutating func read(_ folder: URL, path: [String], scopes: [String]) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] {
      let url = folder.appendingPathComponent(name)
      let base = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset":
        let symbol = AssetSymbols.symbol(base, without: "Color")
        assets.insert(
          Asset(
            name: (path + [base]).joined(separator: "/"), scopes: scopes, symbol: symbol,
            fullSymbol: AssetSymbols.symbol(base, without: ""), isColor: true))
      case "imageset", "symbolset":
        let symbol = AssetSymbols.symbol(base, without: "Image")
        assets.insert(
          Asset(
            name: (path + [base]).joined(separator: "/"), scopes: scopes, symbol: symbol,
            fullSymbol: AssetSymbols.symbol(base, without: ""), isColor: false))
      case "":
        guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { continue }
        let isNamespace = AssetSymbols.isNamespace(url)
        read(
          url, path: isNamespace ? path + [base] : path,
          scopes: isNamespace ? scopes + [AssetSymbols.capitalized(AssetSymbols.symbol(base, without: ""))] : scopes)
      default: continue
      }
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  /// A name as Swift code has it: in camel case, without a word that only says what it is.
  static func symbol(_ name: String, without suffix: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = words.first else { return "" }
    let isInCapitals = name.contains(where: \.isUppercase) && !name.contains(where: \.isLowercase)
    var symbol =
      isInCapitals ? underscored(words) : lowered(first) + words.dropFirst().map(capitalized).joined()
    if !suffix.isEmpty, symbol.hasSuffix(suffix), symbol != suffix { symbol.removeLast(suffix.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// Words in capital letters, which keep them: `BG` stays, and `EBA72B` is `EBA_72_B`, as apps have it that Xcode compiles.
  private static func underscored(_ words: [String]) -> String {
    words.flatMap { word in word.matches(of: /\d+|\D+/).map { String($0.output) } }.joined(separator: "_")
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A word with its first letters small, as many as belong together: `URLField` is `urlField`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    guard capitals > 1, capitals < word.count else {
      return capitals == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return word.prefix(capitals - 1).lowercased() + word.dropFirst(capitals - 1)
  }

  /// The source of the constants that an app's files name and do not declare themselves.
  func source(for files: [TeamFile]) -> String {
    let words = WordIndex(of: files)
    let wanted = assets.filter {
      words.all.contains(Substring($0.symbol)) || words.members.contains("\($0.type).\($0.fullSymbol)")
    }
    .sorted()
    guard !wanted.isEmpty else { return "" }
    var lines = ["import SwiftUI"]
    var seen: Set<String> = []
    for asset in wanted {
      // An app can have types of its own under the names of the system's.
      guard seen.insert("\(asset.resource).\(asset.scopes).\(asset.symbol)").inserted else { continue }
      let isOfApp = asset.scopes.contains { words.types.contains(Substring($0)) }
      let showing = asset.scopes.isEmpty || isOfApp ? [] : asset.typesInScopes
      for type in [asset.resource] + showing.map(\.type) {
        lines += asset.scopes.indices.compactMap { index in
          let outer = ([type] + asset.scopes[..<index]).joined(separator: ".")
          let key = "\(outer).\(asset.scopes[index])"
          return seen.insert(key).inserted ? "extension \(outer) { enum \(asset.scopes[index]) {} }" : nil
        }
      }
      lines.append(asset.resourceConstant)
      lines += showing.map { asset.constant(in: $0.type, of: $0.value) }
      guard asset.scopes.isEmpty else { continue }
      lines += asset.constantsOfGenerators(wantedBy: words)
      if !words.constants.contains(Substring(asset.symbol)) { lines += asset.constantsOfTypes }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension AssetSymbols.Asset {
  /// The type of its constant that Xcode makes.
  fileprivate var resource: String { system(isColor ? "ColorResource" : "ImageResource") }

  private var quotedSymbol: String { "`\(symbol)`" }

  /// Its constant among the resources: `ColorResource.brand`.
  fileprivate var resourceConstant: String {
    let outer = ([resource] + scopes).joined(separator: ".")
    return "extension \(outer) { static let \(quotedSymbol) = \(resource)(name: \"\(name)\", bundle: .main) }"
  }

  /// Constants by its whole name, or under names of pictures, where files use them without declaring any.
  ///
  /// Files that a generator such as SwiftGen makes are often not in the project.
  fileprivate func constantsOfGenerators(wantedBy words: WordIndex) -> [String] {
    let possible: Set = isColor ? [fullSymbol] : [symbol, fullSymbol]
    let known = isColor ? Self.systemColors.union([symbol]) : []
    let shown = system(type)
    return possible.subtracting(known).sorted()
      .filter { words.members.contains("\(type).\($0)") && !words.constants.contains(Substring($0)) }
      .map { "extension \(shown) { static var `\($0)`: \(shown) { .init(\(resource).\(quotedSymbol)) } }" }
  }

  /// Its constants in the types that show it: `Color.brand`, `UIColor.brand`, `UIImage.logo`.
  fileprivate var constantsOfTypes: [String] {
    let constant = "\(resource).\(quotedSymbol)"
    guard isColor else {
      let image = system("UIImage")
      return [
        "extension \(image) { static var \(quotedSymbol): \(image) { \(image)(named: \"\(name)\") ?? \(image)() } }"
      ]
    }
    guard !Self.systemColors.contains(symbol) else { return [] }
    let (color, style, old) = (system("Color"), system("ShapeStyle"), system("UIColor"))
    let ofStyles =
      "extension \(style) where Self == \(color) { static var \(quotedSymbol): \(color) { .init(\(constant)) } }"
    return ["extension \(color) { static var \(quotedSymbol): \(color) { .init(\(constant)) } }"]
      + (Self.systemStyles.contains(symbol) ? [] : [ofStyles])
      + ["extension \(old) { static var \(quotedSymbol): \(old) { \(old)(\(color)(\(constant))) } }"]
  }

  /// The types that have it in types for its folders as well, with how one is made.
  ///
  /// `Color.Brand.sky`, `UIImage.Flags.de`.
  fileprivate var typesInScopes: [(type: String, value: String)] {
    let constant = ([resource] + scopes + [quotedSymbol]).joined(separator: ".")
    let (color, old, image) = (system("Color"), system("UIColor"), system("UIImage"))
    return isColor
      ? [(color, "\(color)(\(constant))"), (old, "\(old)(\(color)(\(constant)))")]
      : [(image, "\(image)(named: \"\(name)\") ?? \(image)()")]
  }

  /// Its constant in one of these types.
  fileprivate func constant(in type: String, of value: String) -> String {
    let scope = ([type] + scopes).joined(separator: ".")
    return "extension \(scope) { static var \(quotedSymbol): \(type) { \(value) } }"
  }

  /// A type as it is called where an app has one of the same name: Xcode's constants name the module as well.
  private func system(_ type: String) -> String { "SwiftUI.\(type)" }

  /// Names that colors have already, for which Xcode makes no constant.
  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// Names that styles have already.
  private static let systemStyles: Set<String> = [
    "tertiary", "quaternary", "quinary", "background", "foreground", "tint", "link", "separator", "fill", "placeholder",
    "selection", "windowBackground",
  ]
}

/// The words of some files: what they name, and which constants of colors and pictures they declare.
private struct WordIndex {
  private(set) var all: Set<Substring> = []
  /// What stands after `let` and `var` where `static` or `class` is among the words before, in files that add to colors
  /// or pictures.
  private(set) var constants: Set<Substring> = []
  /// The types that such files declare.
  private(set) var types: Set<Substring> = []
  /// What is named as a member of colors and pictures: `Image.logo`.
  private(set) var members: Set<String> = []

  init(of files: [TeamFile]) {
    for file in files {
      var (isStatic, isName, isType) = (false, false, false)
      var last: Substring = ""
      let addsToAssets = file.text.contains(WordIndex.additions)
      for bytes in file.text.utf8.split(whereSeparator: { !SourceCursor.isWord($0) }) {
        let word = Substring(bytes)
        if isName, addsToAssets { constants.insert(word) }
        if isType, addsToAssets { types.insert(word) }
        isType = word == "enum" || word == "struct"
        isName = isStatic && (word == "let" || word == "var")
        isStatic = word == "static" || word == "class" || (isStatic && WordIndex.modifiers.contains(word))
        all.insert(word)
        if last == "Color" || last == "Image", file.text[last.endIndex..<word.startIndex] == "." {
          members.insert("\(last).\(word)")
        }
        last = word
      }
    }
  }

  private static var additions: Regex<Substring> {
    /\bextension\s+(?:\w+\.)?(?:UI|NS)?(?:Color|Image|ShapeStyle|ColorResource|ImageResource)\b/
  }

  /// Words that can stand between `static` and what is declared.
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "override", "nonisolated", "unsafe",
    "lazy", "weak",
  ]
}
