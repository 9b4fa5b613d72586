/// The Secure Hash Algorithm 2 over words of 32 or of 64 bits (FIPS 180-4).
struct SecureHash<Word: FixedWidthInteger & UnsignedInteger> {
  /// By how many bits copies of a word are turned before they are combined (FIPS 180-4, 4.1.2 and 4.1.3).
  struct Turns {
    /// Of the words of the state.
    let lower, upper: (Int, Int, Int)
    /// Of the words that the block is stretched to; the third copy loses the bits that fall out.
    let early, late: (Int, Int, Int)
  }

  let turns: Turns
  /// How many rounds a block goes through, and so how many constants there are.
  let rounds: Int
  private(set) var state: [Word]

  /// The bytes of the state after a message.
  func digest(of message: [UInt8]) -> [UInt8] {
    var hash = self
    let padded = SecureHash.padded(message)
    for start in stride(from: 0, to: padded.count, by: SecureHash.blockSize) {
      hash.take(padded[start..<start + SecureHash.blockSize])
    }
    return hash.state.flatMap { word in
      stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> Word($0)) }
    }
  }

  /// The bytes of a block, which has 16 words.
  private static var blockSize: Int { 2 * Word.bitWidth }

  /// A message with the end that the standard gives it: a bit, and how many bits it had, in two words.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let rest = (message.count + 1 + Word.bitWidth / 4) % blockSize
    let bitCount = UInt64(message.count) * 8
    return message + [0x80]
      + [UInt8](repeating: 0, count: (rest == 0 ? 0 : blockSize - rest) + Word.bitWidth / 4 - 8)
      + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bitCount >> UInt64($0)) }
  }

  private mutating func take(_ block: ArraySlice<UInt8>) {
    let size = Word.bitWidth / 8
    var words = stride(from: block.startIndex, to: block.endIndex, by: size).map { index in
      block[index..<index + size].reduce(0 as Word) { $0 << 8 | Word($1) }
    }
    words.reserveCapacity(rounds)
    for index in 16..<rounds {
      words.append(
        words[index - 16] &+ words[index - 15].stretched(turns.early) &+ words[index - 7]
          &+ words[index - 2].stretched(turns.late))
    }
    var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
    for index in 0..<rounds {
      // A constant of few bits is the beginning of the one of many.
      let constant = Word(truncatingIfNeeded: SecureHashConstants.all[index] >> UInt64(64 - Word.bitWidth))
      let first = h &+ e.turned(turns.upper) &+ (e & f ^ ~e & g) &+ constant &+ words[index]
      let second = a.turned(turns.lower) &+ (a & b ^ a & c ^ b & c)
      (a, b, c, d, e, f, g, h) = (first &+ second, a, b, c, d &+ first, e, f, g)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }
}

extension FixedWidthInteger {
  /// The bits moved to the right, those that fall out in front again.
  private func rotated(_ count: Int) -> Self { self >> Self(count) | self << Self(Self.bitWidth - count) }

  fileprivate func turned(_ counts: (Int, Int, Int)) -> Self {
    rotated(counts.0) ^ rotated(counts.1) ^ rotated(counts.2)
  }

  fileprivate func stretched(_ counts: (Int, Int, Int)) -> Self {
    rotated(counts.0) ^ rotated(counts.1) ^ self >> Self(counts.2)
  }
}
