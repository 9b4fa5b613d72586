// What menus and tab bars make of views: the system draws them, with one title and one picture an item.
extension Piece {
  /// What stands for a piece in a menu: an item is called by its texts, since the system's menus show a picture beside a
  /// title and do not say it; a picker without a style of its own is its choices.
  var inMenu: [Piece] {
    var piece = self
    switch kind.part {
    case .loose(let pieces): piece.kind = .group(pieces.flatMap(\.inMenu))
    case .section(var section):
      section.content = section.content.flatMap(\.inMenu)
      piece.kind = .section(section)
    case .screens, .tabs, .stack, .divider: break
    case .single:
      if case .button(var button) = kind {
        button.label = button.label.itemTitle
        piece.kind = .button(button)
      } else if case .toggle(var toggle) = kind {
        toggle.label = toggle.label.itemTitle
        piece.kind = .toggle(toggle)
      } else if case .picker(let picker) = kind, picker.style == .inline {
        return picker.options.flatMap(\.inMenu)
      }
    }
    return [piece]
  }

  /// The texts that a piece shows.
  fileprivate var texts: [Piece] {
    switch kind.part {
    case .loose(let pieces): return pieces.texts
    case .stack(let stack): return stack.content.texts
    case .section, .screens, .tabs, .divider: return []
    case .single:
      if case .text = kind { return [self] }
      if case .label(let title, _, _) = kind { return title.texts }
      return []
    }
  }
}

extension [Piece] {
  fileprivate var texts: [Piece] { flatMap(\.texts) }

  /// The label of an item that the system draws; a picture alone stays its name.
  var itemTitle: [Piece] {
    let texts = texts
    // What is said of the label as a whole goes before its texts.
    let isDescribed = contains { piece in
      piece.modifications.contains { if case .accessibility = $0 { true } else { false } }
    }
    return texts.isEmpty || isDescribed ? self : texts
  }
}

extension PickerPiece.Option {
  /// A choice as an item of a menu.
  fileprivate var inMenu: [Piece] {
    guard var item = label.first else { return [] }
    let title = [Piece(item.kind, path: item.path)].itemTitle
    item.kind = .button(ButtonPiece(label: title, action: choose))
    if isSelected { item.modifications.append(.accessibility(.addTraits(.isSelected))) }
    return [item]
  }
}
