internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Composition {
  mutating func addDescription() {
    // The Mac says that a tab is selected after its name (WWDC14-516; semrush/intergalactic), and so of segments, which
    // share AppKit's radio buttons with tabs (assumed), and of a toggle button (“All Judges selected toggle button”,
    // ustaxcourt/website-wagtail, of a page).
    let isNameFirst = isMac && (context.isTab || context.isSeries || element.has(.tab) || macRole == .toggleButton)
    if element.has(.selected), !isNameFirst { addSelected() }
    if case .cell(let cell) = context { addHeaders(of: cell) }
    if isMac, case .after = verbosity.controls { addApplying(RoleWord.beforeName) }
    // The Mac says a value before the name: “Alex System Voice pop up button” (WWDC19-238), “3, Playlists, button” and of
    // what is only read “42%, Optimising, Harbour at Dusk.mov” (an app of wallpapers, 2026, heard by a script on macOS 26),
    // “60% Disk usage level indicator” (iray-tno/hozo, readings of its data display).
    if isMac { addValue() }
    if let label = spokenLabel { add(.label, label) }
    if case .cell(let cell) = context { addPlace(of: cell) }
    if !isMac { addValue() }
    if element.has(.selected) { addSelected() }
    addImportantContent()
    addBoundary()
  }

  /// The label, unless it only repeats the role of a back button.
  private var spokenLabel: String? {
    guard let label = element.label, !label.isEmpty else { return nil }
    let isRole = element.has(.backButton) && label.lowercased() == phrasebook[.back].spoken.lowercased()
    return isRole && !verbosity.speaksBackLabels ? nil : label
  }

  /// Speaks the value, unless it is the state of a switch, which follows the role; a secret is only counted.
  private mutating func addValue() {
    guard verbosity.speaksValues, let value = element.value, !value.isEmpty, !element.has(.toggle) else { return }
    if let length = details?.wrapped.secretLength {
      let isOne = length == 1 && phrasebook.has(.secretCharacter)
      addPhrase(.value, isOne ? .secretCharacter : .secretCharacters, number(length), value)
    } else {
      add(.value, value)
    }
  }

  private mutating func addHeaders(of cell: Context.Cell) {
    guard verbosity.speaksTableHeaders else { return }
    for header in cell.headers {
      let words = [header.label, header.value].compactMap(\.self).filter { !$0.isEmpty }
      guard let text = words.first else { continue }
      parts.append(
        Utterance.Part(kind: .header, text: text, secondText: words.dropFirst().first, source: header.id))
    }
  }

  private mutating func addPlace(of cell: Context.Cell) {
    guard verbosity.speaksRowsAndColumns else { return }
    if let span = cell.rowSpan { addPhrase(.cell, .spansRows, number(span)) }
    if let span = cell.columnSpan { addPhrase(.cell, .spansColumns, number(span)) }
    if let row = cell.row { addPhrase(.cell, .row, number(row)) }
    guard let column = cell.column else { return }
    if isMac, phrasebook.has(.columnOfCount) {
      addPhrase(.cell, .columnOfCount, number(column), number(cell.columns))
    } else {
      addPhrase(.cell, .column, number(column))
    }
  }

  /// Content of high importance is read with the element: its value alone.
  ///
  /// Source: WWDC21-10121.
  private mutating func addImportantContent() {
    guard verbosity.speaksImportantContent else { return }
    for content in details?.wrapped.customContent ?? [] where content.isImportant {
      add(.customContent, content.value.isEmpty ? content.label : content.value)
    }
  }

  private mutating func addBoundary() {
    guard verbosity.speaksContainers else { return }
    switch context {
    case .list(.start): addPhrase(.boundary, .listStart)
    case .list(.end): addPhrase(.boundary, .listEnd)
    case .landmark(.start): addPhrase(.boundary, .landmarkStart)
    case .landmark(.end): addPhrase(.boundary, .landmarkEnd)
    case .none, .series, .tab, .cell: break
    }
  }
}
