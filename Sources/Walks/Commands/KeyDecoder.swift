/// Turns the bytes of a terminal into keys.
///
/// An arrow is several bytes that begin with that of the Escape key, and a letter may be several as well; a lone Escape
/// is known only when nothing follows for a while.
package struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []

  package init() {}

  /// Whether bytes have come that are no key yet.
  package var isWaiting: Bool { !pending.isEmpty }

  /// Takes the next byte and returns the key that it completes; unknown keys are passed over.
  package mutating func take(_ byte: UInt8) -> Key? {
    pending.append(byte)
    if pending[0] == Self.escape { return takeSequence() }
    return takeCharacter()
  }

  /// Nothing has followed: what has come is all there is.
  package mutating func timeOut() -> Key? {
    defer { pending = [] }
    return pending == [Self.escape] ? .escape : nil
  }

  private static let escape: UInt8 = 0x1B

  /// The keys of xterm and its kin, in both modes of the cursor keys.
  private static let sequences: [String: Key] = [
    "[A": .up, "[B": .down, "[C": .right, "[D": .left,
    "OA": .up, "OB": .down, "OC": .right, "OD": .left,
    "[H": .home, "[F": .end, "OH": .home, "OF": .end, "[1~": .home, "[4~": .end,
    "[5~": .pageUp, "[6~": .pageDown, "[3~": .backspace, "[Z": .backTab,
  ]

  private static let controls: [UInt8: Key] = [
    0x0A: .enter, 0x0D: .enter, 0x08: .backspace, 0x7F: .backspace, 0x04: .endOfInput, 0x09: .tab,
  ]

  private mutating func takeSequence() -> Key? {
    guard pending.count > 1 else { return nil }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
      // Escape, and then a key that has nothing to do with it.
      let byte = pending[1]
      pending = []
      return byte == Self.escape ? .escape : take(byte)
    }
    // A sequence ends with a letter or a tilde.
    guard pending.count > 2, let last = pending.last, (0x40...0x7E).contains(last) else { return nil }
    defer { pending = [] }
    return Self.sequences[String(decoding: pending.dropFirst(), as: UTF8.self)]
  }

  private mutating func takeCharacter() -> Key? {
    if let key = Self.controls[pending[0]] {
      pending = []
      return key
    }
    let width =
      switch pending[0] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    guard pending.count >= width else { return nil }
    defer { pending = [] }
    let text = String(decoding: pending, as: UTF8.self)
    guard pending[0] >= 0x20, text.count == 1, let character = text.first else { return nil }
    return .character(character)
  }
}
