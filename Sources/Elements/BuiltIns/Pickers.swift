internal import Interface
internal import Layout

extension Derivation {
  /// A picker, by its style.
  mutating func derivePicker(
    _ placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    switch placed.view.pickerStyle {
    case .segmented:
      // The title is not spoken; a label of the author's names the series on entering, but only where the segments are
      // contained (cvs-health, SegmentedControls).
      var series = container(.series, placed, children: derive(placed.parts))
      if structure.children != .contain { series.label = nil }
      nodes.append(.container(series))
    case .inline:
      // The Mac draws them as radio buttons (SwiftUI's documentation of `radioGroup`), which are counted as segments are
      // (assumed after w3c-cg/aria-at, issue 1171, of a page).
      let isCounted = platform.system == .macOS
      var choices = container(isCounted ? .series : .group, placed, children: derive(placed.parts))
      if isCounted { choices.label = nil }
      choices.hasChoices = true
      nodes.append(.container(choices))
    case .wheel:
      append(wheel(placed), of: placed, to: &nodes)
    case .menu, .navigationLink:
      append(menuPicker(placed), of: placed, to: &nodes)
    }
  }

  /// A menu picker: one button whose label ends in the choice, so that a label of the author's replaces both
  /// (cvs-health, Pickers); on the Mac the choice is the value.
  private func menuPicker(_ placed: PlacedView) -> Element? {
    let choice = placed.view.valueLabel?.constant ?? chosen(of: placed.view)?.label
    let opensMenu = placed.view.pickerStyle != .navigationLink
    var element = Element(
      placed, label: contentLabel(of: placed.view), traits: opensMenu ? [.button, .popUpButton] : .button)
    if platform.system == .macOS {
      element.value = choice
    } else {
      element.label = [element.label, choice].joinedWords
    }
    if opensMenu { element.details.activation = .perform(ActionToken(openingMenuOf: placed.view.choices)) }
    return element
  }

  /// A wheel: an adjustable item that knows its place among the rows.
  ///
  /// Sources: react-native-picker/picker, pull request 582, of 2024 (the words, “picker item”, “adjustable”, “1 of 3”);
  /// react/react-native, issue 25251. Those of a timer say their words alone, as the wheels of a time do (assumed).
  private func wheel(_ placed: PlacedView) -> Element? {
    let choice = chosen(of: placed.view)
    let isOfTimer = placed.view.systemPart == .timerWheel
    var element = Element(
      placed, value: choice.map { isOfTimer ? $0.label : inMiddle($0.label) }, traits: [.pickerItem, .adjustable])
    if !isOfTimer { element.details.position = choice?.position }
    if let choice, let target = placed.view.selection?.target {
      let tags = placed.view.options.map(\.choice)
      let next = choice.position.index
      element.details.adjust(
        target, up: next < tags.count ? tags[next] : nil, down: next > 1 ? tags[next - 2] : nil)
    }
    return element
  }

  /// What is heard of the row in the middle of a wheel: since iOS 26 that it is selected is part of its words.
  ///
  /// Source: the caption panel of iOS 26.6.1, “22, selected, Picker Item, adjustable, 22 of 30”, the wheel of the days of
  /// September in a date picker; before, none says so.
  func inMiddle(_ row: String) -> String {
    platform.generation < 26 ? row : "\(row), \(words[.selectedItem])"
  }

  private func chosen(of view: View) -> (label: String, position: Position)? {
    view.chosenOption.map { index in
      (view.options[index].label.constant ?? "", Position(index: index + 1, count: view.options.count))
    }
  }
}
