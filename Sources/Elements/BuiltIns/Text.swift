internal import Interface
internal import Layout

extension Derivation {
  /// A text: its words are the label; without words, and without a label of the author's, it is not an element.
  mutating func text(_ placed: PlacedView, _ structure: Structure) -> Element? {
    let words = placed.view.title ?? ""
    guard !words.isEmpty || structure.hasLabel else {
      omit(placed.view, .empty)
      return nil
    }
    return Element(placed, label: words, traits: .staticText)
  }

  /// An image: unlabeled, it is called by its symbol's spoken name or by the name of its asset.
  ///
  /// A checkmark says that something is selected: as part of a button it makes the button selected, and its own name is
  /// said only where there are no other words (WWDC25-224: “Selected, selected, button”, of the one that ends editing).
  ///
  /// Sources: WWDC19-238 and WWDC19-254 (asset names are spoken); cvs-health, Images (“Globe, Image”). Of the checkmark:
  /// a tree of iOS 26 with the label and the trait; mozilla-mobile/firefox-ios, pull request 25303 (iOS 18.3: “selected”
  /// was heard twice while the checkmark of a row had a label, and once without it); gewill/OpenCCman's speech of iOS 27
  /// (“selected Traditional · OpenCC Button”). In a view of UIKit's an image is no element unless it is told so
  /// (Apple's reference of `isAccessibilityElement`: “The default value for this property is false unless the receiver is
  /// a standard UIKit control”).
  mutating func image(_ placed: PlacedView, _ structure: Structure) -> Element? {
    guard structure.hasLabel || !isSilent(placed.view) else {
      // What it offers is offered all the same: “Joshua Tree, button. Actions available.” (WWDC25-224; in the code of
      // Landmarks the picture of the link has the menu).
      if !placed.view.contextMenu.isEmpty || !placed.view.actions.isEmpty { return Element(placed, traits: .image) }
      omit(placed.view, .unnamed)
      return nil
    }
    guard SymbolName.marksSelection(placed.view.symbol) else {
      return Element(placed, label: contentLabel(of: placed.view), traits: .image)
    }
    let isBesideWords = context.isJoined && !context.isWordless
    let name = isBesideWords ? nil : contentLabel(of: placed.view)
    return Element(placed, label: name, traits: [.image, .selected])
  }

  /// Whether an image that nobody has named says nothing here; a checkmark says that something is selected.
  private func isSilent(_ image: View) -> Bool {
    if context.isUIKits, !context.isJoined, image.isElement != true, image.traits.isEmpty { return true }
    return switch context.silentImages {
    case .none: false
    case .symbols: image.symbol != nil && !SymbolName.marksSelection(image.symbol)
    case .pictures: image.symbol == nil
    case .all: true
    }
  }

  /// A view that is called by its title.
  func titled(_ placed: PlacedView, traits: ElementTraits) -> Element? {
    Element(placed, label: contentLabel(of: placed.view), traits: traits)
  }

  /// The words that a view's own key stands for.
  ///
  /// Beside a title a symbol is silent: SwiftUI's `Label` exposes its title alone. The menu in the toolbar of a Mac shows
  /// its symbol alone, and is called by that: “List, menu button” is heard of
  /// `Label("Outline", systemImage: "list.bullet")` (kiwix/kiwix-apple, issue 1684, VoiceOver's phrases on macOS 26.5).
  func contentLabel(of view: View) -> String? {
    let isIcon = view.kind == .menu && context.isInBar && platform.system == .macOS && view.symbol != nil
    if !isIcon, let title = view.title, !title.isEmpty { return title }
    if let item = view.barItem { return words[item.word] }
    if view.isWayBack { return words[.back] }
    return view.symbol.map { SymbolName(of: $0, in: words).text }
  }
}
