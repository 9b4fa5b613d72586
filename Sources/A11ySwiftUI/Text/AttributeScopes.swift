/// What SwiftUI and the accessibility frameworks say about parts of an attributed string.
extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let accessibility: AccessibilityAttributes
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    public let accessibilitySpeechIncludesPunctuation: PunctuationAttribute
    public let accessibilitySpeechAdjustedPitch: PitchAttribute
    public let accessibilitySpeechPhoneticNotation: PhoneticsAttribute
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    public let accessibilitySpeechQueueAnnouncement: QueueAttribute
    public let accessibilityHeadingLevel: HeadingAttribute
    public let accessibilityTextCustom: TextCustomAttribute

    public enum SpellOutAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.SpellOut"
    }
    public enum PunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.Punctuation"
    }
    public enum PitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "Accessibility.Pitch"
    }
    public enum PhoneticsAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "Accessibility.PhoneticNotation"
    }
    public enum QueueAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.QueueAnnouncement"
    }
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public enum AnnouncementPriority: Hashable, Sendable { case low, `default`, high }
      public typealias Value = AnnouncementPriority
      public static let name = "Accessibility.AnnouncementPriority"
    }
    public enum HeadingAttribute: AttributedStringKey {
      public typealias Value = AccessibilityHeadingLevel
      public static let name = "Accessibility.HeadingLevel"
    }
    public enum TextCustomAttribute: AttributedStringKey {
      public typealias Value = [String]
      public static let name = "Accessibility.TextCustom"
    }
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }

  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
