/// What is done to the looks of a text; each is a text again, so that texts can still be added.
nonisolated extension Text {
  public func font(_ font: Font?) -> Text { font == nil ? self : styled { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    guard let weight else { return self }
    return styled { $0.isBold = weight.isBold }
  }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func bold() -> Text { styled { $0.isBold = true } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let paint = style.paint
    // The innermost color counts.
    return styled { $0.paint = $0.paint ?? paint }
  }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

/// What is said about how a text is spoken.
nonisolated extension Text {
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { speech { $0.spellsOut = value } }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    speech { $0.includesPunctuation = value }
  }
  public func speechAdjustedPitch(_ value: Double) -> Text { speech { $0.pitch = value } }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { speech { $0.isQueued = value } }

  private func speech(_ change: @escaping (inout SpeechTraits) -> Void) -> Text {
    resolved { text, _ in text = text.each { change(&$0.speech) } }
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    resolved { text, _ in text = text.each { $0.headingLevel = level.number } }
  }

  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Text { self }

  public func accessibilityLabel(_ label: Text) -> Text {
    resolved { text, environment in
      let words = label.words(in: environment)
      for index in text.runs.indices { text.runs[index].spoken = index == 0 ? words : "" }
    }
  }

  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { accessibilityLabel(Text(key)) }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  @_disfavoredOverload
  public func accessibilityLabel(_ resource: LocalizedStringResource) -> Text { accessibilityLabel(Text(resource)) }
}

/// An attribute of the app's own on a text.
public protocol TextAttribute {}
