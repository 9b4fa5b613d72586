internal import Foundation

/// The colors of an app's asset catalogs, as audits read them: `#7A1FA2`, or `#7A1FA2/#D8A7F0` where the dark appearance has
/// another one.
///
/// Documentation: “Asset Catalog Format Reference”, color sets.
enum AssetColors {
  /// The colors of some catalogs by their names; those are left out that are not known in numbers.
  static func read(_ catalogs: [URL]) -> [(name: String, color: String)] {
    catalogs.flatMap { catalog -> [(name: String, color: String)] in
      let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".colorset") }.sorted().compactMap { path in
        let folder = catalog.appendingPathComponent(path)
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
          let set = try? JSONDecoder().decode(ColorSet.self, from: data), let color = set.text
        else { return nil }
        return (folder.deletingPathExtension().lastPathComponent, color)
      }
    }
  }
}

/// What stands in the file of a color set.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    struct Color: Decodable {
      var components: [String: String]?
      /// The name of a color of the system's.
      var reference: String?
    }

    var idiom: String?
    var appearances: [Appearance]?
    var color: Color?
  }

  var colors: [Entry]

  var text: String? {
    let everywhere = colors.filter { $0.idiom == "universal" || $0.idiom == "iphone" }
    guard let light = everywhere.first(where: { $0.appearances?.isEmpty != false })?.color?.text else { return nil }
    let dark = everywhere.first { entry in
      entry.appearances?.count == 1 && entry.appearances?.first?.appearance == "luminosity"
        && entry.appearances?.first?.value == "dark"
    }
    guard let dark else { return light }
    return dark.color?.text.map { $0 == light ? light : "\(light)/\($0)" }
  }
}

extension ColorSet.Entry.Color {
  /// The color in digits, or the name of the system's.
  var text: String? {
    if let reference { return reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference }
    guard let components else { return nil }
    let parts = ["red", "green", "blue"].map { components[$0] ?? components["white"] }
    let numbers = (parts + [components["alpha"] ?? "1.0"]).compactMap { $0.flatMap(Self.part) }
    guard numbers.count == 4 else { return nil }
    let digits = numbers.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return "#" + (numbers[3] == 255 ? digits.prefix(3) : digits[...]).joined()
  }

  /// A part from 0 to 255: written as such, in hexadecimal digits, or as a share of one.
  private static func part(_ text: String) -> Int? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).flatMap { 0...255 ~= $0 ? $0 : nil } }
    guard text.contains(".") else { return Int(text).flatMap { 0...255 ~= $0 ? $0 : nil } }
    return Double(text).flatMap { 0...1 ~= $0 ? Int(($0 * 255).rounded()) : nil }
  }
}
