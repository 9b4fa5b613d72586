/// The name of a place in a page, to which links lead; it stays the same while the scenario keeps its name.
struct Anchor: Sendable, Hashable {
  let name: String

  /// How long a name can be that is made of words; it is also that of a file.
  private static let longest = 120

  /// A name of the program's own.
  init(_ name: StaticString) { self.name = "\(name)" }

  /// A name made of the author's words: letters and digits of ASCII stay, and what cannot be told by them is counted.
  init(of words: String) {
    var name = ""
    for byte in words.lowercased().utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: if !name.isEmpty, name.last != "-" { name += "-" }
      }
    }
    while name.last == "-" { name.removeLast() }
    let isLong = name.utf8.count > Anchor.longest
    if isLong { name = String(name.prefix(Anchor.longest)) }
    if isLong || !words.allSatisfy(\.isASCII) {
      // FNV-1a: the same on every machine and for ever.
      let hash = words.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
      name += (name.isEmpty ? "" : "-") + String(hash, radix: 36)
    }
    // A digit in front is allowed, but style sheets would have to escape it.
    self.name = name.first?.isLetter == true ? name : "x" + name
  }

  private init(joined name: String) { self.name = name }

  /// A place inside this one.
  func appending(_ part: StaticString) -> Anchor { Anchor(joined: "\(name)--\(part)") }

  /// A numbered place inside this one.
  func appending(_ part: StaticString, _ number: Int) -> Anchor { Anchor(joined: "\(name)--\(part)\(number)") }

  /// A place inside this one that is called by the author's words.
  func appending(wordsOf words: String) -> Anchor { Anchor(joined: "\(name)--\(Anchor(of: words).name)") }

  /// The same name with a number, where several places would have it.
  func numbered(_ number: Int) -> Anchor { number < 2 ? self : Anchor(joined: "\(name)-\(number)") }
}

/// Names for the places of a page, each given once.
struct AnchorTable {
  private var counts: [Anchor: Int] = [:]

  /// The name, with a number if it has been given before.
  mutating func unique(_ anchor: Anchor) -> Anchor {
    var number = counts[anchor, default: 0] + 1
    while number > 1, counts[anchor.numbered(number)] != nil { number += 1 }
    counts[anchor] = number
    let unique = anchor.numbered(number)
    if unique != anchor { counts[unique] = 1 }
    return unique
  }
}
