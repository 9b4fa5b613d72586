import Foundation
import Testing

@testable import Reports

@Suite("The colors of pages")
struct ContrastTests {
  /// The colors that the style sheet names, for each of its appearances in order: light, dark, on paper.
  private static let appearances: [[String: String]] = {
    "\(PageStyle.sheet)".split(separator: ":root {", omittingEmptySubsequences: false).dropFirst().map { rules in
      let values = rules.prefix { $0 != "}" }.split(separator: ";").compactMap { rule -> (String, String)? in
        let sides = rule.split(separator: ":").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        return sides.count == 2 && sides[1].hasPrefix("#") ? (sides[0], sides[1]) : nil
      }
      return Dictionary(values) { first, _ in first }
    }
  }()

  /// What stands on what.
  private static let pairs = [
    ("--ink", "--paper"), ("--ink", "--card"), ("--soft", "--paper"), ("--soft", "--card"), ("--accent", "--paper"),
    ("--accent", "--card"), ("--old", "--old-back"), ("--new", "--new-back"), ("--ink", "--old-back"),
    ("--ink", "--new-back"), ("--soft", "--old-back"), ("--soft", "--new-back"), ("--old", "--card"),
    ("--old", "--paper"), ("--accent", "--old-back"), ("--accent", "--new-back"),
  ]

  @Test("There are a light appearance, a dark one and one for paper")
  func appearances() { #expect(Self.appearances.map(\.count) == [10, 10, 10]) }

  /// WCAG 2.2, success criterion 1.4.3: 4.5 to 1 for text.
  @Test("All text has enough contrast", arguments: pairs)
  func contrast(text: String, back: String) throws {
    for colors in Self.appearances {
      let ratio = try Self.contrast(#require(colors[text]), #require(colors[back]))
      #expect(ratio >= 4.5, "\(text) on \(back): \(ratio)")
    }
  }

  private static func contrast(_ first: String, _ second: String) throws -> Double {
    let luminances = try [luminance(first), luminance(second)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  /// WCAG 2.2's relative luminance of a color that is written as `#rrggbb`.
  private static func luminance(_ color: String) throws -> Double {
    let number = try #require(Int(color.dropFirst(), radix: 16))
    let channels = [16, 8, 0].map { shift -> Double in
      let share = Double(number >> shift & 255) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
