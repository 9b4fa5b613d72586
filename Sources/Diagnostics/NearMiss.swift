/// Finds the known names that someone may have meant.
package enum NearMiss {
  /// The candidates closest to a word: at most three, ties included, none further off than a third of its length.
  package static func candidates(for word: String, among names: some Sequence<String>) -> [String] {
    let lowercased = word.lowercased()
    let folded = Array(lowercased)
    guard folded.count <= 64 else { return [] }
    let letters = letters(in: lowercased)
    // One letter of a short word: two of four would make anything of it.
    let limit = folded.count < 5 ? 1 : (folded.count + 2) / 3
    var best = limit
    var found: [String] = []
    for name in names {
      // Letters take at most four bytes.
      guard name.utf8.count + best >= folded.count, name.utf8.count <= 4 * (folded.count + best) else { continue }
      let other = name.lowercased()
      // Each letter that the other has not at all is one to remove or replace.
      guard (letters & ~self.letters(in: other)).nonzeroBitCount <= best else { continue }
      let distance = distance(folded, Array(other), limit: best)
      guard distance <= best else { continue }
      if distance < best { found.removeAll() }
      best = distance
      if !found.contains(name) { found.append(name) }
    }
    return Array(found.prefix(3))
  }

  /// The hint that offers the candidates, or `nil` if nothing is near.
  package static func hint(for word: String, among names: some Sequence<String>) -> String? {
    hint(offering: candidates(for: word, among: names))
  }

  /// The hint that offers what may have been meant on a screen: names that begin with what was said and go on with another
  /// word, or else the candidates; `nil` if nothing is near.
  package static func hint(forSaid words: String, among names: some Sequence<String>) -> String? {
    let said = words.lowercased()
    let longer: [String] = names.reduce(into: []) { longer, name in
      if name.isLonger(than: said), !longer.contains(name) { longer.append(name) }
    }
    return hint(offering: longer.isEmpty ? candidates(for: words, among: names) : Array(longer.prefix(3)))
  }

  /// The hint that offers some names, or `nil` if there are none.
  package static func hint(offering names: [String]) -> String? {
    let names = names.map { "'\($0)'" }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return "did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }

  /// A bit for each letter of ASCII's that a word has, some of which share one.
  private static func letters(in word: String) -> UInt64 {
    word.utf8.reduce(into: 0) { letters, byte in
      if byte > UInt8(ascii: " "), byte < 128 { letters |= 1 << UInt64(byte & 63) }
    }
  }

  /// The number of letters to insert, remove, replace or swap between two words, or more than the limit.
  private static func distance(_ first: [Character], _ second: [Character], limit: Int) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...first.count {
      var current = [row]
      for column in 1...second.count {
        let isSame = first[row - 1] == second[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      // It can only grow from here.
      if let least = current.min(), least > limit, (last.min() ?? 0) > limit { return limit + 1 }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}

extension String {
  /// Whether it begins with a word, in small letters, after which another one begins: `size` of “Size, Small”.
  fileprivate func isLonger(than word: String) -> Bool {
    guard !word.isEmpty, utf8.count > word.utf8.count else { return false }
    let own = lowercased()
    guard own.hasPrefix(word), let next = own.dropFirst(word.count).first else { return false }
    return !next.isLetter && !next.isNumber
  }
}
