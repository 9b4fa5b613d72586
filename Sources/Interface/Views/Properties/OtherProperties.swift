extension View {
  /// The groups of properties that most views have nothing in, kept in one place: so views stay small, and are copied and
  /// compared quickly.
  struct OtherProperties: PropertyGroup, Expressive {
    var spokenDetails = Rare<SpokenDetails>()
    var exposure = Rare<Exposure>()
    var uiKit = Rare<UIKitProperties>()
    var interaction = Rare<Interaction>()
    var dragging = Rare<Dragging>()
    var controlState = Rare<ControlState>()
    var attachments = Rare<Attachments>()
    var appearance = Rare<Appearance>()
    var media = Rare<Media>()

    static let unset = OtherProperties()

    mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(
        all: OtherProperties.init(
          spokenDetails:exposure:uiKit:interaction:dragging:controlState:attachments:appearance:media:))
      spokenDetails.accept(&visitor)
      exposure.accept(&visitor)
      uiKit.accept(&visitor)
      interaction.accept(&visitor)
      dragging.accept(&visitor)
      controlState.accept(&visitor)
      attachments.accept(&visitor)
      appearance.accept(&visitor)
      media.accept(&visitor)
    }
  }
}
