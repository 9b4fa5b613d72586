internal import Interface

extension Emitter {
  /// The screen in front of a stack: its bar, its content, its toolbar.
  ///
  /// The field to search by is at the bottom on a phone since iOS 26 (“On iPhone, the search bar moves automatically
  /// to the toolbar”, WWDC25 as FlowCrypt/flowcrypt-ios quotes it in pull request 2706; cashapp/AccessibilitySnapshot, pull
  /// request 328, of its place in the tree). In a tab it is below the title as before, but for the tab to search in
  /// (p0dee.com, 2025-09-02). That it comes before the items of the toolbar, and that its scopes stay below the title, is
  /// assumed.
  mutating func screen(_ stack: NavigationPiece) -> [Interface.View] {
    guard let screen = stack.screens.last else { return [] }
    let bar = screen.bar
    let before = stack.screens.dropLast().last
    var views: [Interface.View] = []
    if let navigationBar = navigationBar(of: screen, after: before, back: stack.back) { views.append(navigationBar) }
    if let subtitle = bar.shownSubtitle, bar.isLarge(afterAnother: before != nil) {
      views.append(make(.text, screen.id, part: "subtitle", text(subtitle)))
    }
    let isOnPhone = environment.horizontalSizeClass != .regular
    let isSearchedBelow = isOnPhone && !isInTab && bar.search?.isInBar == false
    let field = bar.search.map { search in
      isSearchedBelow && search.isMinimized && !search.isActive
        ? [searchButton(search, screen.id)] : searchField(search, screen.id)
    }
    if !isSearchedBelow { views += field ?? [] }
    if let search = bar.search, search.offersScopes { views += self.views(search.scopes) }
    views += self.views(searched(screen))
    if isSearchedBelow { views += field ?? [] }
    let bottom = bar.items.filter { $0.placement.place == .bottom }.flatMap(\.content)
    if !bottom.isEmpty, !bar.hidden.contains(.bottomBar) {
      views.append(make(.toolbar, screen.id, part: "toolbar", children: self.views(bottom)))
    }
    return views + keyboardItems(of: bar, screen.id)
  }

  /// What stands above the keyboard, while a field is edited (Apple's reference of `ToolbarItemPlacement.keyboard`).
  private mutating func keyboardItems(of bar: BarContent, _ path: PathKey) -> [Interface.View] {
    let items = bar.items.filter { $0.placement.place == .keyboard }.flatMap(\.content)
    guard !items.isEmpty else { return [] }
    hasKeyboardItems = true
    return isTyping || edited != nil ? [make(.toolbar, path, part: "keyboard", children: views(items))] : []
  }

  /// The content of a screen, or what a search offers in its place.
  private func searched(_ screen: NavigationPiece.Screen) -> [Piece] {
    guard let search = screen.bar.search, search.isActive, !search.suggestions.isEmpty else { return screen.content }
    return search.suggestions
  }

  private mutating func navigationBar(
    of screen: NavigationPiece.Screen, after before: NavigationPiece.Screen?, back: AppAction?
  ) -> Interface.View? {
    let bar = screen.bar
    guard !bar.isHidden else { return nil }
    func items(_ place: ToolbarItemPlacement.Place) -> [Piece] {
      bar.items.filter { $0.placement.place == place }.flatMap(\.content)
    }
    var view = make(.navigationBar, screen.id, part: "bar")
    var isEmpty = true
    if let before, !bar.isBackHidden {
      view.back = .constant(before.bar.title ?? SystemWord.back.text(in: environment))
      isEmpty = false
    }
    let principal = items(.principal)
    if !principal.isEmpty {
      view.children = ChunkedArray(views(principal))
      isEmpty = false
    } else if let title = bar.title, !title.isEmpty, !bar.isTitleRemoved {
      isEmpty = false
      if bar.titleMenu.isEmpty {
        view.content = text(title)
        view.hasLargeTitle = bar.isLarge(afterAnother: before != nil)
        if let subtitle = bar.shownSubtitle, !view.hasLargeTitle {
          view.children = [make(.text, screen.id, part: "subtitle", text(subtitle))]
        }
      } else {
        view.children = [titleMenu(title, bar.titleMenu, screen.id)]
      }
    }
    view.leading = views(items(.leading))
    view.trailing = views(items(.trailing))
    let secondary = items(.secondary)
    if !secondary.isEmpty {
      view.trailing.append(
        make(.menu, screen.id, part: "more", text(SystemWord.more.text(in: environment)), children: views(secondary)))
    }
    return isEmpty && view.leading.isEmpty && view.trailing.isEmpty ? nil : view
  }

  /// A title that opens a menu: a button, and a heading all the same (assumed).
  private mutating func titleMenu(_ title: String, _ items: [Piece], _ path: PathKey) -> Interface.View {
    var menu = make(.menu, path, part: "title", text(title), children: views(items.flatMap(\.inMenu)))
    menu.traits = [.header]
    return menu
  }

  /// What stands for a field at the bottom until somebody searches (“can be configured to appear as a button-like control
  /// when inactive”, Apple's reference of `searchToolbarBehavior(_:)`); that it is called as the field is without a prompt
  /// is assumed.
  private mutating func searchButton(_ search: SearchPiece, _ path: PathKey) -> Interface.View {
    make(.button, path, part: "search button", text(SystemWord.search.text(in: environment))).with {
      $0.action = tokens.action {
        search.setActive(true)
        search.focus?.set(true)
      }
    }
  }

  private mutating func searchField(_ search: SearchPiece, _ path: PathKey) -> [Interface.View] {
    let prompt = search.prompt ?? SystemWord.search.text(in: environment)
    var field = make(.searchField, path, part: "search", text(prompt))
    field.text = tokens.edited(search.text, isLinked: search.focus != nil) { isBegun in
      if isBegun { search.setActive(true) }
      search.focus?.set(isBegun)
    } _: {
      search.setActive(true)
      search.set($0)
    }
    // “A token acts like a single character” of the text (Apple, `UISearchToken`); that it is said where it stands, by its
    // words, is assumed.
    if !search.tokens.isEmpty {
      field.value = .constant((search.tokens + [search.text]).filter { !$0.isEmpty }.joined(separator: ", "))
    }
    field.action = tokens.action(search.submit)
    if search.hasKeyboard { giveKeyboard(to: &field) }
    guard search.isActive else { return [field] }
    let close = make(.button, path, part: "close", text(SystemWord.close.text(in: environment))).with {
      $0.action = tokens.action {
        search.set("")
        search.setActive(false)
        search.focus?.set(false)
      }
    }
    return [field, close]
  }
}

extension BarContent {
  fileprivate func isLarge(afterAnother isPushed: Bool) -> Bool { isLargeTitle ?? !isPushed }

  /// The line below the title (Apple, `navigationSubtitle(_:)`); that it is a text of its own, read after the title, is
  /// assumed.
  fileprivate var shownSubtitle: String? {
    guard let subtitle, !subtitle.isEmpty, let title, !title.isEmpty, !isHidden, titleMenu.isEmpty,
      !items.contains(where: { $0.placement.place == .principal })
    else { return nil }
    return subtitle
  }
}

// MARK: - What is presented
extension Emitter {
  /// What stands over a screen, the one in front last.
  mutating func presentations(_ presentations: [Presentation]) -> [Interface.View] {
    presentations.map { presentation in
      let traits = presentation.content.preferences[PresentationTraitsKey.self] ?? PresentationTraits()
      var presentation = presentation
      // “In a size class that is both horizontally and vertically compact, SwiftUI uses the verticalAdaptation value”
      // (Apple, `presentationCompactAdaptation(horizontal:vertical:)`).
      if environment.verticalSizeClass == .compact {
        presentation.kind = presentation.kind.adapted(to: traits.lowAdaptation, isLow: true)
      } else if environment.horizontalSizeClass == .compact {
        presentation.kind = presentation.kind.adapted(to: traits.narrowAdaptation, isLow: false)
      }
      var view: Interface.View
      switch presentation.kind {
      case .sheet, .cover: view = sheet(presentation, .sheet)
      case .popover: view = sheet(presentation, .popover)
      case .alert(let alert): view = self.alert(alert, presentation)
      }
      let close = presentation.close
      // What the app does not let a person swipe away does not go by a scrub either.
      let isHeld = traits.isDismissDisabled
      view.isPresented =
        isHeld ? Bound(.constant(.flag(true))) : tokens.bound(.flag(true)) { if $0.flag == false { close() } }
      return view
    }
  }

  private mutating func sheet(_ presentation: Presentation, _ kind: Kind) -> Interface.View {
    var content = presentation.content
    let bar = BarContent(taking: &content.preferences)
    let nested = content.preferences.take(PresentationsKey.self) ?? []
    let traits = content.preferences[PresentationTraitsKey.self] ?? PresentationTraits()
    let isOuterInTab = isInTab
    isInTab = false
    defer { isInTab = isOuterInTab }
    var children = views(content.pieces)
    children += views(bar.items.filter { $0.placement.place != .keyboard }.flatMap(\.content))
    children += keyboardItems(of: bar, presentation.id)
    children += presentations(nested)
    var view = make(kind, presentation.id, children: children)
    let hasGrabber = traits.showsIndicator ?? (traits.detents.count > 1)
    if hasGrabber, kind == .sheet { giveHeights(of: traits, to: &view) }
    view.leavesBackground = traits.allowsBackground && kind == .sheet
    if case .cover = presentation.kind {
      view.style = ControlStyle.fullScreen.rawValue
    } else if kind == .sheet, traits.detents.map(\.shared) == [.medium] {
      view.style = ControlStyle.medium.rawValue
    }
    return view
  }

  /// Gives a sheet the heights at which it rests, and which one it is now.
  private mutating func giveHeights(of traits: PresentationTraits, to sheet: inout Interface.View) {
    let heights = traits.detents.map(\.shared)
    sheet.detents = heights
    // Several heights of the app's own are one here, and it can't be told which one is meant.
    guard let detent = traits.detent, Set(heights).count == heights.count else { return }
    let detents = traits.detents
    sheet.selection = tokens.bound(.text(detent.resting.shared.rawValue)) { value in
      if let next = detents.first(where: { .text($0.shared.rawValue) == value }) { detent.move(next) }
    }
  }

  /// A question of the system's; the button that the system adds is no part of it.
  ///
  /// The button that cancels is the last one, but the first of two, which stand beside each other (calabash-ios 584: of two
  /// buttons the first cancels; WebDriverAgent takes the last one of an alert to accept it).
  private mutating func alert(_ alert: AlertPiece, _ presentation: Presentation) -> Interface.View {
    let kind = alert.style.kind
    let close = presentation.close
    var fields: [Interface.View] = []
    var buttons: [Interface.View] = []
    var cancels: [Interface.View] = []
    for piece in alert.actions {
      guard case .button(var button) = piece.kind else {
        fields += views(piece)
        continue
      }
      let isCancel = button.role == .cancel
      let action = button.action
      // An alert is gone before its button does what it does.
      button.action = {
        close()
        action()
      }
      var copy = piece
      copy.kind = .button(button)
      if isCancel {
        cancels.append(view(copy).with { $0.systemPart = .cancelButton })
      } else {
        buttons.append(view(copy))
      }
    }
    let isPair = kind == .alert && buttons.count == 1 && cancels.count == 1
    let children = fields + (isPair ? cancels + buttons : buttons + cancels)
    var view = make(kind, presentation.id, alert.style.showsTitle ? text(alert.title) : .none, children: children)
    if !alert.message.words.isEmpty { view.message = .constant(alert.message.words) }
    return view
  }
}

extension AlertPiece.Style {
  fileprivate var kind: Kind {
    switch self {
    case .alert: .alert
    case .confirmationDialog: .confirmationDialog
    }
  }
}

extension PresentationDetent {
  /// The height as it is known elsewhere; one of the app's own counts as half of the screen.
  fileprivate var shared: Detent { self == .large ? .large : .medium }
}
