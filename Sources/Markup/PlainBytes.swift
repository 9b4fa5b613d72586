extension UnsafeBufferPointer<UInt8> {
  /// Where bytes end that stand for themselves.
  ///
  /// - Parameters:
  ///   - start: The place of the first of them.
  ///   - isPlain: Whether a byte stands for itself.
  ///   - suspects: Not zero where one of eight bytes may not; a byte that does can be taken for such.
  /// - Returns: The place of the first byte that does not stand for itself, or the number of all bytes.
  @inlinable
  @inline(__always)
  package func endOfPlainBytes(
    from start: Int, _ isPlain: (UInt8) -> Bool, _ suspects: (UInt64) -> UInt64
  ) -> Int {
    let bytes = UnsafeRawBufferPointer(self)
    var place = start
    while place < count {
      while place + 8 <= count {
        guard suspects(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) == 0 else { break }
        place += 8
      }
      let end = Swift.min(place + 8, count)
      while place < end {
        guard isPlain(self[place]) else { return place }
        place += 1
      }
    }
    return count
  }
}

// Sean Eron Anderson, “Bit Twiddling Hacks”: whether a word has a byte equal to n, or less than n.
extension UInt64 {
  /// Not zero if one of the eight bytes is a certain one.
  @inlinable
  @inline(__always)
  package func has(_ byte: UInt8) -> UInt64 {
    let rest = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080
  }

  /// Not zero if one of the eight bytes is less than a certain one, which is 128 at most.
  @inlinable
  @inline(__always)
  package func hasLess(than byte: UInt8) -> UInt64 {
    (self &- 0x0101_0101_0101_0101 &* UInt64(byte)) & ~self & 0x8080_8080_8080_8080
  }
}
