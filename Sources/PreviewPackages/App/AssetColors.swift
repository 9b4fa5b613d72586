internal import Colors
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
      var components: [String: Part]?
      var space: String?
      /// The name of a color of the system's.
      var reference: String?

      private enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }
    }

    /// A part of a color: words as Xcode writes them, or a number as its documentation has it.
    struct Part: Decodable {
      var text: String

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try (try? container.decode(String.self)) ?? String(container.decode(Double.self))
      }
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
    let parts = ["red", "green", "blue"].compactMap { components[$0] ?? components["white"] }
    let numbers = parts.compactMap { $0.number ?? $0.share }
    guard numbers.count == 3, let opacity = components["alpha"].map(\.share) ?? 255 else { return nil }
    if space == "display-p3" {
      let shares = parts.compactMap(\.exactShare)
      let color = Colors.Color(displayP3Red: shares[0], green: shares[1], blue: shares[2])
      return color.hexadecimal + (opacity == 255 ? "" : ColorSet.digits(opacity))
    }
    return "#" + (opacity == 255 ? numbers : numbers + [opacity]).map(ColorSet.digits).joined()
  }
}

extension ColorSet {
  /// The two hexadecimal digits of a number up to 255.
  fileprivate static func digits(_ number: Int) -> String { (number < 16 ? "0" : "") + String(number, radix: 16) }
}

extension ColorSet.Entry.Part {
  /// A number from 0 to 255, in hexadecimal digits or not.
  var number: Int? {
    let number = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    return number.flatMap { 0...255 ~= $0 ? $0 : nil }
  }

  /// A share of one, from 0 to 255; how opaque a color is has no other form.
  var share: Int? { Double(text).flatMap { 0...1 ~= $0 ? Int(($0 * 255).rounded()) : nil } }

  /// The share of one that it is in either form.
  var exactShare: Double? { number.map { Double($0) / 255 } ?? Double(text) }
}
