public import Interface

/// How large a view is and how it looks, as far as that changes where it stands, under SwiftUI's names.
extension View {
  public func padding(_ length: Double = 16) -> some View { changed { $0.layout.append(.padding(Edges(length))) } }

  public func padding(_ edges: EdgeSet, _ length: Double = 16) -> some View {
    func side(_ edge: EdgeSet) -> Double { edges.contains(edge) ? length : 0 }
    let room = Edges(top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
    return changed { $0.layout.append(.padding(room)) }
  }

  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    let limits = SizeLimits(width: LengthLimits(width), height: LengthLimits(height), alignment: alignment)
    return changed { $0.layout.append(.size(limits)) }
  }

  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    let limits = SizeLimits(
      width: LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
    return changed { $0.layout.append(.size(limits)) }
  }

  public func offset(x: Double = 0, y: Double = 0) -> some View {
    changed { $0.layout.append(.offset(Point(x: x, y: y))) }
  }

  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> Blueprint) -> some View {
    let layer = Layer(content().views, alignment: alignment)
    return changed { $0.layout.append(.overlay(layer)) }
  }

  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> Blueprint) -> some View {
    let layer = Layer(content().views, alignment: alignment)
    return changed { $0.layout.append(.background(layer)) }
  }

  public func layoutPriority(_ value: Double) -> some View { changed { $0.layout.append(.priority(value)) } }

  public func lineLimit(_ number: Int?) -> some View {
    changed { $0.lineLimit = number ?? $0.lineLimit }
  }

  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> some View {
    changed { $0.multilineTextAlignment = alignment }
  }

  public func font(_ font: Font) -> some View { changed { $0.font = font.description } }

  public func bold() -> some View { changed { $0.font = "bold" } }

  public func fontWeight(_ weight: Font.Weight) -> some View { changed { $0.font = weight.rawValue } }

  public func foregroundStyle(_ color: Color) -> some View { changed { $0.color = .constant(color.name) } }

  public func pickerStyle(_ style: ControlStyle) -> some View { changed { $0.style = style.rawValue } }

  public func listStyle(_ style: ControlStyle) -> some View { changed { $0.style = style.rawValue } }

  public func toggleStyle(_ style: ControlStyle) -> some View { changed { $0.style = style.rawValue } }

  public func buttonStyle(_ style: ControlStyle) -> some View { changed { $0.style = style.rawValue } }

  public func textFieldStyle(_ style: ControlStyle) -> some View { changed { $0.style = style.rawValue } }
}

/// Some of the edges of a view.
public struct EdgeSet: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let top = EdgeSet(rawValue: 1)
  public static let leading = EdgeSet(rawValue: 2)
  public static let bottom = EdgeSet(rawValue: 4)
  public static let trailing = EdgeSet(rawValue: 8)
  public static let horizontal: EdgeSet = [.leading, .trailing]
  public static let vertical: EdgeSet = [.top, .bottom]
  public static let all: EdgeSet = [.horizontal, .vertical]
}

/// The styles of controls, by the names that they have in SwiftUI.
public enum ControlStyle: String, Sendable, CaseIterable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar
  case menu, segmented, wheel, inline, navigationLink
  case bordered, borderedProminent, borderless, `switch`, button, roundedBorder
}

/// A color by its name.
public struct Color: Sendable, Hashable {
  let name: String

  public init(_ name: String) { self.name = name }

  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  // The name is SwiftUI's.
  public static let accentColor = Color("accentColor")
  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let blue = Color("blue")
  public static let purple = Color("purple")
  public static let gray = Color("gray")
  public static let black = Color("black")
  public static let white = Color("white")
}

/// A font: a text style, or a size.
public struct Font: Sendable, Hashable {
  /// How bold a font is.
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  let description: String

  public static let largeTitle = Font(description: "largeTitle")
  public static let title = Font(description: "title")
  public static let title2 = Font(description: "title2")
  public static let title3 = Font(description: "title3")
  public static let headline = Font(description: "headline")
  public static let subheadline = Font(description: "subheadline")
  public static let body = Font(description: "body")
  public static let callout = Font(description: "callout")
  public static let footnote = Font(description: "footnote")
  public static let caption = Font(description: "caption")
  public static let caption2 = Font(description: "caption2")

  /// The system's font at a size that does not follow Dynamic Type.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(description: "system \(size) \(weight.rawValue)")
  }

  public func bold() -> Font { weight(.bold) }

  public func weight(_ weight: Weight) -> Font { Font(description: "\(description) \(weight.rawValue)") }
}
