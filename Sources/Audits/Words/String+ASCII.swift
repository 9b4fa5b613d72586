internal import Diagnostics

// Most texts are of ASCII alone, where a byte tells as much as a character, in a fraction of the time.
extension String {
  var isASCII: Bool { withBytes { $0.allSatisfy { $0 < 0x80 } } }

  /// ``normalizedName`` of a text of ASCII.
  var asciiName: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    // What has been taken up to the last byte that is no mark.
    var end = 0
    for byte in utf8 {
      if byte.isASCIISpace {
        if let last = bytes.last, last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
      } else if byte.isASCIIWordPart || byte.isASCIISymbol {
        bytes.append(byte.lowercasedASCII)
        end = bytes.count
      } else if !bytes.isEmpty {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// ``spokenWords`` of a text of ASCII.
  var asciiWords: [String] {
    withBytes { bytes in
      var words: [String] = []
      words.reserveCapacity(bytes.countOfWords)
      bytes.forEachWord { words.append(String(lowercasing: $0)) }
      return words
    }
  }

  /// ``spokenWordCount`` of a text of ASCII.
  var asciiWordCount: Int { withBytes(\.countOfWords) }

  /// Text of ASCII in small letters.
  private init(lowercasing bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.init(unsafeUninitializedCapacity: bytes.count) { text in
      for (index, byte) in bytes.enumerated() { text[index] = byte.lowercasedASCII }
      return bytes.count
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Does something with each word: letters and digits, with apostrophes after the first.
  fileprivate func forEachWord(_ body: (Slice<Self>) -> Void) {
    var start: Int?
    for (index, byte) in enumerated() {
      if byte.isASCIIWordPart || byte == UInt8(ascii: "'") && start != nil {
        start = start ?? index
      } else if let first = start {
        body(self[first..<index])
        start = nil
      }
    }
    if let start { body(self[start...]) }
  }

  fileprivate var countOfWords: Int {
    var count = 0
    forEachWord { _ in count += 1 }
    return count
  }
}

extension UInt8 {
  var isASCIISpace: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }

  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercasedASCII) }

  /// Whether it is a letter or a digit.
  var isASCIIWordPart: Bool { isASCIIDigit || isASCIILetter }

  /// Whether Unicode calls it a symbol, as against a mark of punctuation.
  fileprivate var isASCIISymbol: Bool { "$+<=>^`|~".utf8.contains(self) }

  var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
