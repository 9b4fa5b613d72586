import A11ySwiftUI
import Testing

@testable import FoundationGaps

/// Values for an app whose own cannot be had.
@Suite("Values that could be decoded")
struct EmptyDecoderTests {
  /// What an app reads from a file, such as its looks.
  private struct Theme: Codable {
    struct Part: Codable { var hex: String }
    var name: String
    var isDark: Bool
    var accent: Part
    var other: Part?
    var sizes: [Int]
    var home: URL
  }

  @Test("A value that could be read from a file has empty values in it")
  func theme() {
    let theme: Theme = _previewGap("the theme is not there")
    #expect(theme.name.isEmpty && !theme.isDark && theme.accent.hex.isEmpty)
    #expect(theme.other == nil && theme.sizes.isEmpty)
  }

  @Test("A type that reads its values by itself is asked to")
  func ownWay() {
    struct Total: Decodable {
      var count: Int
      init(from decoder: any Decoder) throws {
        var numbers = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .numbers)
        count = 0
        while !numbers.isAtEnd { count += try numbers.decode(Int.self) }
      }
      enum Key: CodingKey { case numbers }
    }
    #expect(EmptyDecoder.value(of: Total.self)?.count == 0)
  }

  @Test("Nobody knows which case it would be, and what has one of its own kind in it is never there")
  func none() {
    enum Tone: String, Codable { case light, dark }
    final class Chain: Codable { let next: Chain }
    #expect(EmptyDecoder.value(of: Tone.self) == nil)
    #expect(EmptyDecoder.value(of: Chain.self) == nil)
  }
}
