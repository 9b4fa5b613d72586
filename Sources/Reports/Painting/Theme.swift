internal import Colors
internal import Interface
internal import Languages
internal import Layout

/// How everything on a screen is shown: the device, its system, and what the person has set.
struct Theme: Sendable, Hashable {
  let canvas: Canvas
  var look: Look
  let dynamicType: DynamicTypeSize
  let isBoldTextOn: Bool
  let hasButtonShapes: Bool
  let hasOnOffLabels: Bool
  let isRightToLeft: Bool
  let inversion: Inversion
  /// Whether what else is seen through is one solid color.
  let isOpaque: Bool

  /// How the colors of the screen are inverted.
  enum Inversion {
    case none
    /// All but what keeps its colors.
    case smart
    /// Everything; that no view can keep its colors is assumed.
    case classic
  }

  init(_ circumstances: Circumstances, _ settings: Settings) {
    canvas = Canvas(for: circumstances)
    // Whatever is set, the screen of a watch is black, and a window of visionOS is of glass, which is dark.
    look = Look(
      isDark: settings.appearance == .dark || canvas.idiom == .watch || canvas.idiom == .vision,
      hasMoreContrast: settings.isOn(.increaseContrast))
    dynamicType = settings.dynamicType
    isBoldTextOn = settings.isOn(.boldText)
    hasButtonShapes = settings.isOn(.buttonShapes)
    hasOnOffLabels = settings.isOn(.onOffLabels)
    isRightToLeft = settings.layoutDirection == .rightToLeft
    isOpaque = settings.isOn(.reduceTransparency)
    inversion =
      if settings.isOn(.classicInvert) {
        .classic
      } else {
        settings.invertsSmartly ? .smart : .none
      }
  }

  var idiom: Device.Idiom { canvas.idiom }
  var isInverted: Bool { inversion != .none }
  /// Whether the screen is dark in the end.
  var isSeenDark: Bool { look.isDark != isInverted }
  /// Whether bars and controls look as they do since Liquid Glass.
  var hasGlass: Bool { canvas.hasGlass && idiom != .watch }

  /// How dates are written in the language of the system, or else in English.
  var dates: DateFormat { DateFormat(language: canvas.locale) ?? .english }

  func color(_ color: InterfaceColor) -> Color { color.color(in: look) }

  /// The color behind everything; that of glass stands for what would be seen through it.
  func background(behindGroupedRows: Bool) -> Color {
    if idiom == .vision { return color(.systemGray4) }
    return color(behindGroupedRows ? .systemGroupedBackground : .systemBackground)
  }

  /// The color that an author names; `nil` for one of an app's own, of which nothing more is known.
  func color(named name: String) -> Color? {
    let folded = name.lowercased()
    if folded == "clear" { return Color(number: 0, opacity: 0) }
    if folded == "accentcolor" { return color(.tint) }
    return InterfaceColor.named[folded].map(color) ?? Color(name, in: look)
  }

  func resolved(_ font: Font) -> ResolvedFont {
    ResolvedFont(font, dynamicType: dynamicType, isBoldTextOn: isBoldTextOn, idiom: idiom)
  }

  /// The font of what does not grow with Dynamic Type, such as the items of a bar.
  func fixed(_ size: Double, weight: Double = 0) -> ResolvedFont {
    ResolvedFont(.system(size, weight: weight), dynamicType: .large, isBoldTextOn: isBoldTextOn, idiom: idiom)
  }
}
