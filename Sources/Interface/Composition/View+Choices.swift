extension View {
  /// The segments or rows of a picker whose choices are all on screen; none for a menu or a wheel.
  var pickerParts: ChunkedArray<View> { showsChoices ? ChunkedArray(choices) : [] }

  /// Which of the options of a picker is chosen, counted from zero; `nil` where the selection is none of them.
  ///
  /// SwiftUI shows nothing then. A wheel always stands on one of its rows, without a choice on the first (UIKit,
  /// UIPickerView); that it says so is assumed.
  package var chosenOption: Int? {
    let selection = self.selection?.value.constant
    let chosen = selection.flatMap { selection in self.options.firstIndex { $0.choice == selection } }
    return chosen ?? (pickerStyle == .wheel && !self.options.isEmpty ? 0 : nil)
  }

  /// A button for each choice of a picker, which selects it.
  package var choices: [View] {
    let chosen = self.selection?.value.constant
    return self.options.enumerated().map { index, option in
      let label = option.label.constant ?? ""
      var segment = part(.button, .constant(label), at: index)
      segment.selected = .constant(option.choice == chosen)
      segment.enabled = option.isEnabled
      if let target = self.selection?.target { segment.action = Action([.assign(target, option.choice)]) }
      if let symbol = option.symbol {
        segment.content = label.isEmpty ? .symbol(symbol) : .textAndSymbol(.constant(label), symbol: symbol)
      }
      return segment
    }
  }
}
