internal import Interface
internal import Layout

extension Derivation {
  /// Derives a view by what its kind is in SwiftUI or UIKit.
  mutating func deriveByKind(
    _ placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    switch placed.view.kind {
    case .text where separatesLinks(of: placed.view): deriveLinks(of: placed, structure, into: &nodes)
    case .text: append(text(placed, structure), of: placed, to: &nodes)
    case .image: append(image(placed, structure), of: placed, to: &nodes)
    case .label, .labeledContent: deriveControl(placed, traits: .staticText, into: &nodes)
    case .button: deriveControl(placed, traits: .button, into: &nodes)
    case .link: deriveControl(placed, traits: [.button, .link], into: &nodes)
    case .navigationLink: deriveControl(placed, traits: .button, into: &nodes)
    case .menu:
      let opening: ElementTraits = platform.system == .macOS ? .menuButton : .popUpButton
      deriveControl(placed, traits: [.button, opening], into: &nodes)
    case .toggle where placed.view.isButtonToggle: deriveControl(placed, traits: .button, into: &nodes)
    case .toggle: deriveControl(placed, traits: [.button, .toggle], into: &nodes)
    case .tab: append(tab(placed), of: placed, to: &nodes)
    case .slider: append(slider(placed), of: placed, to: &nodes)
    case .stepper: deriveStepper(placed, into: &nodes)
    case .picker: derivePicker(placed, structure, into: &nodes)
    case .datePicker: deriveDatePicker(placed, into: &nodes)
    case .colorPicker: append(titled(placed, traits: .button), of: placed, to: &nodes)
    case .searchField: deriveSearchField(placed, into: &nodes)
    case .textField, .secureField, .textEditor: append(textEntry(placed), of: placed, to: &nodes)
    case .pageControl: append(pageControl(placed), of: placed, to: &nodes)
    case .progressView: append(progressView(placed), of: placed, to: &nodes)
    case .gauge: append(gauge(placed), of: placed, to: &nodes)
    case .map where placed.parts.isEmpty: append(text(placed, structure), of: placed, to: &nodes)
    case .map, .chart: deriveFigure(placed, structure, into: &nodes)
    case .marker: append(marker(placed), of: placed, to: &nodes)
    case .video where placed.view.isPlaying != nil: derivePlayer(placed, into: &nodes)
    case .video: append(titled(placed, traits: []), of: placed, to: &nodes)
    case .disclosureGroup: deriveDisclosureGroup(placed, into: &nodes)
    case .circle, .rectangle, .roundedRectangle, .capsule, .ellipse, .spacer, .divider:
      if structure.isDescribedShape { append(titled(placed, traits: []), of: placed, to: &nodes) }
    case .list, .form, .section: deriveRows(placed, structure, into: &nodes)
    case .zstack: deriveLayers(placed, structure, into: &nodes)
    case .tabBar: nodes.append(.container(bar(.tabBar, placed)))
    case .toolbar: nodes.append(.container(bar(.toolbar, placed)))
    case .navigationBar: nodes.append(.container(bar(.navigationBar, placed)))
    case .alert, .confirmationDialog: derivePresentation(.alert, placed)
    case .sheet, .popover: derivePresentation(.modal, placed)
    case .table: nodes.append(.container(table(placed)))
    case .cell: deriveCell(placed, structure, into: &nodes)
    case .view, .element: derivePlain(placed, into: &nodes)
    case .hstack, .vstack, .lazyHStack, .lazyVStack, .group, .grid, .gridRow, .row, .scrollView, .tabView:
      deriveStack(placed, structure, into: &nodes)
    case .forEach: nodes += derive(placed.parts)
    }
  }

  /// Adds an element once the author's modifiers are applied to it; `nil` adds nothing.
  ///
  /// It is handed over, so that nobody else holds it and it is changed in place.
  mutating func append(
    _ element: consuming Element?, of placed: PlacedView, to nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    guard var element else { return }
    finish(&element, placed.view)
    nodes.append(.element(element))
  }
}
