package import Interface

/// The text styles of the system, by SwiftUI's names.
package enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

extension TextStyle {
  /// The style with a name; UIKit's `title1` and `caption1` are known too.
  init?(name: Substring) {
    switch name {
    case "title1": self = .title
    case "caption1": self = .caption
    default: self.init(rawValue: String(name))
    }
  }

  /// Whether the style is set in semibold by itself.
  package var isEmphasized: Bool { self == .headline }

  /// The size of the style in points.
  package func size(at dynamicType: DynamicTypeSize, on idiom: Device.Idiom) -> Double {
    switch idiom {
    case .phone, .pad: row[dynamicType.index]
    // HIG, “Typography”: macOS has no Dynamic Type; the table “macOS built-in text styles”.
    case .mac: macSize
    // The watch's own styles are smaller; they grow like those of iOS. Estimated from HIG, “watchOS Dynamic Type sizes”.
    case .watch: (watchSize * row[dynamicType.index] / row[DynamicTypeSize.large.index]).rounded()
    // HIG, “visionOS Dynamic Type sizes”: like iOS, with other titles at the standard size.
    case .vision: (visionSize * row[dynamicType.index] / row[DynamicTypeSize.large.index]).rounded()
    }
  }

  /// The sizes at xSmall … accessibility5: HIG, “Typography”, “iOS, iPadOS Dynamic Type sizes”.
  private var row: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private var macSize: Double {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }

  private var watchSize: Double {
    switch self {
    case .largeTitle: 36
    case .title: 34
    case .title2: 27
    case .title3: 19
    case .headline, .body: 16
    case .callout, .subheadline: 15
    case .caption: 15
    case .caption2: 14
    case .footnote: 13
    }
  }

  private var visionSize: Double {
    switch self {
    case .largeTitle: 29
    case .title: 24
    case .title2: 22
    case .title3: 19
    case .headline, .body: 17
    case .callout, .subheadline: 15
    case .footnote: 13
    case .caption, .caption2: 12
    }
  }
}

extension DynamicTypeSize {
  /// Whether it is one of the five sizes at which layouts are expected to stack.
  var isAccessibilitySize: Bool { self >= .accessibility1 }
}
