internal import Colors
internal import Interface
internal import Layout

extension Painter {
  /// The keyboard at the lower edge, with the letters of English.
  mutating func paintKeyboard() {
    guard let whole = theme.keyboard else { return }
    let size = theme.canvas.size
    let surface = theme.color(theme.look.isDark ? .systemGray6 : .systemGray4)
    fill(whole, surface, radius: theme.hasGlass ? 28 : 0)
    if theme.hasGlass { fill(Rect(x: 0, y: size.height - 40, width: size.width, height: 40), surface) }
    for key in theme.keys(of: whole) { paint(key) }
  }

  private mutating func paint(_ key: KeyboardKey) {
    let color = theme.color(theme.look.isDark ? .systemGray3 : .systemBackground)
    if let face = key.face { fill(face, color, radius: theme.hasGlass ? 8 : 5) }
    switch key.sign {
    case .letter(let letter): words(String(letter), theme.fixed(22), in: key.place, theme.color(.label), .center)
    case .word(let word): words(word, theme.fixed(16), in: key.place, theme.color(.label), .center)
    case .symbol(let name) where key.face == nil:
      symbol(name, theme.fixed(22), in: key.place, theme.color(.secondaryLabel))
    case .symbol(let name): symbol(name, theme.fixed(16), in: key.place, theme.color(.label))
    case .blank: break
    }
  }
}

/// A key of the keyboard as it is drawn.
private struct KeyboardKey {
  /// What stands on a key.
  enum Sign {
    case letter(Character)
    case word(String)
    case symbol(String)
    case blank
  }

  var sign: Sign
  /// Where the key is, with its sign in the middle.
  var place: Rect
  /// The surface of the key; `nil` for what stands below the keys and has none.
  var face: Rect?

  init(_ sign: Sign, _ place: Rect, face: Rect?) {
    self.sign = sign
    self.place = place
    self.face = face
  }
}

extension Theme {
  /// Where the keyboard is while a field has it; `nil` for devices that show none.
  var keyboard: Rect? {
    guard idiom == .phone || idiom == .pad else { return nil }
    let size = canvas.size
    let height = min(size.width > size.height ? 200 : 300, size.height * 0.5)
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// The keys in the order in which they are drawn.
  fileprivate func keys(of whole: Rect) -> [KeyboardKey] {
    let line = (whole.height - canvas.safeArea.bottom - 44) / 4
    let rows = (0...4).map { whole.y + 12 + Double($0) * line }
    return letterKeys(rows, line) + sideKeys(rows[2], line) + lastKeys(rows[3], line)
      + signsBelow(from: rows[4], to: whole.bottom)
  }

  /// How wide the key of a letter is.
  private var keyWidth: Double { (canvas.size.width - 6) / 10 }

  private func letterKeys(_ rows: [Double], _ line: Double) -> [KeyboardKey] {
    zip(["qwertyuiop", "asdfghjkl", "zxcvbnm"], rows).flatMap { letters, y in
      let start = (canvas.size.width - Double(letters.count) * keyWidth) / 2
      return letters.enumerated().map { column, letter in
        let place = Rect(x: start + Double(column) * keyWidth, y: y, width: keyWidth, height: line).inset(3, 5.5)
        return KeyboardKey(.letter(letter), place, face: place)
      }
    }
  }

  /// The keys beside the letters of the third row.
  private func sideKeys(_ y: Double, _ line: Double) -> [KeyboardKey] {
    let width = keyWidth * 1.35
    return [(3.0, "shift"), (canvas.size.width - 3 - width, "delete.left")].map { x, name in
      let place = Rect(x: x, y: y, width: width, height: line).inset(3, 5.5)
      return KeyboardKey(.symbol(name), place, face: place)
    }
  }

  /// The keys of the last row, each with its share of the width: to numbers and emoji, the space, and the return.
  private func lastKeys(_ y: Double, _ line: Double) -> [KeyboardKey] {
    let keys: [(KeyboardKey.Sign, share: Double)] = [
      (.word("123"), 0.125), (.symbol("face.smiling"), 0.125), (.blank, 0.5), (.symbol("return"), 0.25),
    ]
    var x = 3.0
    return keys.map { sign, share in
      let place = Rect(x: x, y: y, width: share * (canvas.size.width - 6), height: line)
      x = place.right
      return KeyboardKey(sign, place, face: place.inset(3, 5.5))
    }
  }

  private func signsBelow(from top: Double, to bottom: Double) -> [KeyboardKey] {
    [(0.12, "globe"), (0.88, "mic")].map { share, name in
      let place = Rect(x: canvas.size.width * share - 14, y: top, width: 28, height: min(bottom - top, 44))
      return KeyboardKey(.symbol(name), place, face: nil)
    }
  }
}
