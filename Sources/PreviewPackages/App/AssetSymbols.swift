internal import Foundation

/// The constants that Xcode makes of an app's asset catalogs: `Color.brand`, `Image(.logo)`.
///
/// Documentation: “Asset catalogs: generated asset symbols”, Xcode 15.
struct AssetSymbols {
  private struct Asset: Hashable, Comparable {
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
    var symbol = lowered(first) + words.dropFirst().map(capitalized).joined()
    if !suffix.isEmpty, symbol.hasSuffix(suffix), symbol != suffix { symbol.removeLast(suffix.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
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
    let color = AssetSymbols.system("Color")
    var lines = ["import SwiftUI"]
    var seen: Set<String> = []
    for asset in wanted {
      // An app can have types of its own under the names of the system's.
      let type = AssetSymbols.system(asset.isColor ? "ColorResource" : "ImageResource")
      guard seen.insert("\(type).\(asset.scopes).\(asset.symbol)").inserted else { continue }
      lines += asset.scopes.indices.compactMap { index in
        let outer = ([type] + asset.scopes[..<index]).joined(separator: ".")
        let key = "\(outer).\(asset.scopes[index])"
        return seen.insert(key).inserted ? "extension \(outer) { enum \(asset.scopes[index]) {} }" : nil
      }
      let outer = ([type] + asset.scopes).joined(separator: ".")
      let symbol = "`\(asset.symbol)`"
      lines.append("extension \(outer) { static let \(symbol) = \(type)(name: \"\(asset.name)\", bundle: .main) }")
      guard asset.scopes.isEmpty else { continue }
      // Files that a generator such as SwiftGen makes are often not in the project.
      let possible: Set = asset.isColor ? [asset.fullSymbol] : [asset.symbol, asset.fullSymbol]
      let known = asset.isColor ? AssetSymbols.systemColors.union([asset.symbol]) : []
      for name in possible.subtracting(known).sorted() {
        guard words.members.contains("\(asset.type).\(name)"), !words.constants.contains(Substring(name)) else {
          continue
        }
        let shown = AssetSymbols.system(asset.type)
        lines.append("extension \(shown) { static var `\(name)`: \(shown) { .init(\(type).\(symbol)) } }")
      }
      guard !words.constants.contains(Substring(asset.symbol)) else { continue }
      let value = ".init(\(type).\(symbol))"
      if asset.isColor, !AssetSymbols.systemColors.contains(asset.symbol) {
        lines.append("extension \(color) { static var \(symbol): \(color) { \(value) } }")
        if !AssetSymbols.systemStyles.contains(asset.symbol) {
          let style = AssetSymbols.system("ShapeStyle")
          lines.append("extension \(style) where Self == \(color) { static var \(symbol): \(color) { \(value) } }")
        }
        let old = AssetSymbols.system("UIColor")
        lines.append("extension \(old) { static var \(symbol): \(old) { \(old)(\(color)\(value.dropFirst(5))) } }")
      } else if !asset.isColor {
        let image = AssetSymbols.system("UIImage")
        lines.append(
          "extension \(image) { static var \(symbol): \(image) { \(image)(named: \"\(asset.name)\") ?? \(image)() } }")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A type as it is called where an app has one of the same name: Xcode's constants name the module as well.
  private static func system(_ type: String) -> String { "SwiftUI.\(type)" }

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
  /// What is named as a member of colors and pictures: `Image.logo`.
  private(set) var members: Set<String> = []

  init(of files: [TeamFile]) {
    for file in files {
      var (isStatic, isName) = (false, false)
      var last: Substring = ""
      let addsToAssets = file.text.contains(WordIndex.additions)
      for bytes in file.text.utf8.split(whereSeparator: { !SourceCursor.isWord($0) }) {
        let word = Substring(bytes)
        if isName, addsToAssets { constants.insert(word) }
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
