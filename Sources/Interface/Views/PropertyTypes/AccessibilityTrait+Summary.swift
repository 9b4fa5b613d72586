extension AccessibilityTrait {
  /// What the trait says of an element, in one sentence for the reference.
  package var summary: String {
    switch self {
    case .button: "A double tap does something."
    case .header: "The element heads what comes after it."
    case .selected: "The element is chosen."
    case .link: "The element leads elsewhere."
    case .image: "The element is a picture."
    case .searchField: "The element is a field to search in."
    case .playsSound: "The element makes a sound of its own when it is activated."
    case .keyboardKey: "The element is a key of a keyboard."
    case .staticText: "The element is text that does not change."
    case .summaryElement: "The element sums up what is new when the app opens."
    case .notEnabled: "The element cannot be used now."
    case .updatesFrequently: "The element changes often."
    case .startsMediaSession: "The element starts sound or a recording, over which VoiceOver is silent."
    case .adjustable: "Swipes up and down change the value."
    case .allowsDirectInteraction: "Touches go through to the view."
    case .causesPageTurn: "The next page is read on when this one ends."
    case .tabBar: "The view holds tabs."
    case .supportsZoom: "Swipes up and down zoom, with the rotor turned to Zoom."
    case .toggle: "The element is a switch."
    case .modal: "What is beside the view cannot be reached."
    case .backButton: "The element goes back to the screen before."
    case .tab: "The element is a tab."
    case .textEntry: "The element is a field for text."
    case .secureText: "What is typed stays secret."
    case .isEditing: "The field has the keyboard."
    case .textArea: "The field has many lines."
    case .pickerItem: "The element is the wheel of a picker."
    case .popUpButton: "The element opens a menu."
    }
  }
}
