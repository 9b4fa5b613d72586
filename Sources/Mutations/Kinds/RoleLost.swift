internal import Interface

extension MutationKind {
  static let roleLost = MutationKind(
    "role-lost", "An element is not told to be what it is.",
    .views { view in
      let written = view.traits.filter { $0 != .header && $0 != .selected }
      let edits = written.map { trait in
        Edit("its trait '\(trait.rawValue)' is lost", view) { $0.traits.removeAll { $0 == trait } }
      }
      guard let trait = view.kind.ownTrait else { return edits }
      return edits + [Edit("it is no longer '\(trait.rawValue)'", view) { $0.removeTraits.append(trait) }]
    })
}

extension Kind {
  /// The trait that a view has by its kind, where it has one that can be taken from it.
  fileprivate var ownTrait: AccessibilityTrait? {
    switch self {
    case .button, .navigationLink, .menu: .button
    case .link: .link
    case .image: .image
    case .toggle: .toggle
    case .slider, .stepper: .adjustable
    case .searchField: .searchField
    // What the others are follows from what they hold, or cannot be taken from them.
    case .text, .label, .labeledContent, .picker, .datePicker, .colorPicker, .textField, .secureField, .textEditor,
      .pageControl, .progressView, .gauge, .list, .section, .form, .table, .row, .grid, .gridRow, .disclosureGroup,
      .scrollView, .cell, .navigationBar, .toolbar, .tabView, .tab, .tabBar, .sheet, .alert, .confirmationDialog,
      .popover, .map, .marker, .video, .chart, .circle, .rectangle, .roundedRectangle, .capsule, .ellipse, .hstack,
      .vstack, .zstack, .lazyHStack, .lazyVStack, .group, .spacer, .divider, .view, .element, .forEach:
      nil
    }
  }
}
