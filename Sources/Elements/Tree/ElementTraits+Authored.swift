package import Interface

extension ElementTraits {
  /// The traits that an author named.
  package init(_ traits: [AccessibilityTrait]) {
    self = traits.reduce(into: []) { $0.formUnion(ElementTraits($1)) }
  }

  private init(_ trait: AccessibilityTrait) {
    self =
      switch trait {
      case .button: .button
      case .header: .header
      case .selected: .selected
      case .link: .link
      case .image: .image
      case .searchField: .searchField
      case .playsSound: .playsSound
      case .keyboardKey: .keyboardKey
      case .staticText: .staticText
      case .summaryElement: .summaryElement
      case .notEnabled: .notEnabled
      case .updatesFrequently: .updatesFrequently
      case .startsMediaSession: .startsMediaSession
      case .adjustable: .adjustable
      case .allowsDirectInteraction: .allowsDirectInteraction
      case .causesPageTurn: .causesPageTurn
      case .tabBar: .tabBar
      case .supportsZoom: .supportsZoom
      case .toggle: .toggle
      // SwiftUI's `isModal` cuts the views beside it; it is read from the view, not from the element.
      case .modal: []
      case .backButton: .backButton
      case .tab: .tab
      case .textEntry: .textEntry
      case .secureText: .secureText
      case .isEditing: .isEditing
      case .textArea: .textArea
      case .pickerItem: .pickerItem
      case .popUpButton: .popUpButton
      }
  }
}
