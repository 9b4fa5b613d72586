extension View {
  /// What an element says: the properties that most elements need.
  package struct Wording: PropertyGroup, Expressive {
    /// What the element is called, in place of what its kind makes up.
    package var label: Label?
    /// What the element's value is, in words.
    package var value: Dynamic<String>?
    /// What happens when the element is activated.
    package var hint: Dynamic<String>?
    /// What VoiceOver Recognition takes the view for where it has no name.
    package var recognized: Dynamic<String>?
    /// What the element is, in addition to what its kind says.
    package var traits: [AccessibilityTrait] = []
    /// What the element is not, though its kind says so.
    package var removeTraits: [AccessibilityTrait] = []
    package var selected: Dynamic<Bool>?
    /// Whether the control, and all that is in it, can be used.
    package var enabled: Dynamic<Bool>?
    /// The name by which tests and references find the element.
    package var identifier: String?
    /// What is computed of the properties that are otherwise written out.
    package var computed: [ComputedProperty] = []

    /// Whether words of the view, or of one in it that names it, are not known, since what they come from cannot be had;
    /// nothing is to be said against words that are missing there.
    package var lacksWords = false

    /// The app's own words among these and the others of a resolved view.
    package var translations: [Translation] = []

    package static let unset = Wording()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(
        all: Wording.init(
          label:value:hint:recognized:traits:removeTraits:selected:enabled:identifier:computed:lacksWords:translations:)
      )
      label.accept(&visitor)
      value.accept(&visitor)
      hint.accept(&visitor)
      recognized.accept(&visitor)
      selected.accept(&visitor)
      enabled.accept(&visitor)
      computed.accept(&visitor)
    }
  }
}
