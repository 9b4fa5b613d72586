extension View {
  /// What else can be said of an element, and how it is spoken.
  package struct SpokenDetails: PropertyGroup, Expressive {
    /// The level of the heading, from 1 to 6.
    package var headingLevel: Int?
    /// The language that the element is spoken in, as a BCP 47 tag.
    package var language: String?
    /// What the element can be called by voice.
    package var inputLabels: [Dynamic<String>] = []
    /// Details that VoiceOver offers on demand.
    package var customContent: [CustomContent] = []
    /// What can be heard of the chart that the view is.
    package var chartDescriptor: ChartDescriptor?
    /// How the label is to be spoken.
    package var speech: Speech?

    package static let unset = SpokenDetails()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(all: SpokenDetails.init(headingLevel:language:inputLabels:customContent:chartDescriptor:speech:))
      inputLabels.accept(&visitor)
      customContent.accept(&visitor)
      chartDescriptor.accept(&visitor)
    }
  }
}
