extension View {
  /// What else can be said of an element, and how it is spoken.
  public struct SpokenDetails: PropertyGroup, Expressive {
    /// The level of the heading, from 1 to 6.
    public var headingLevel: Int?
    /// The language that the element is spoken in, as a BCP 47 tag.
    public var language: String?
    /// What the element can be called by voice.
    public var inputLabels: [Dynamic<String>] = []
    /// Details that VoiceOver offers on demand.
    public var customContent: [CustomContent] = []
    /// How the label is to be spoken.
    public var speech: Speech?

    public static let unset = SpokenDetails()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      inputLabels.accept(&visitor)
      customContent.accept(&visitor)
    }
  }
}
