/// Turns the International Phonetic Alphabet into the mnemonics that eSpeak NG reads between `[[` and `]]`.
enum PhonemeNotation {
  /// A symbol that cannot be spoken.
  struct UnknownSymbol: Error {
    let symbol: String
  }

  /// The mnemonics of a pronunciation for a voice; fails at the first symbol for which the voice has no sound.
  static func mnemonics(
    ofIPA ipa: String,
    knownBy isKnown: (String) throws -> Bool
  ) rethrows -> Result<String, UnknownSymbol> {
    var rest = ipa.unicodeScalars.filter { !ignored.contains($0) }[...]
    var result = ""
    while let first = rest.first {
      guard let (mnemonic, length) = try longestMatch(at: rest, knownBy: isKnown) else {
        return .failure(UnknownSymbol(symbol: String(first)))
      }
      result += mnemonic
      rest = rest.dropFirst(length)
    }
    return .success(result)
  }

  private static func longestMatch(
    at symbols: Substring.UnicodeScalarView,
    knownBy isKnown: (String) throws -> Bool
  ) rethrows -> (mnemonic: String, length: Int)? {
    for length in stride(from: longestSymbol, to: 0, by: -1) {
      let symbol = String(symbols.prefix(length))
      if let mark = marks[symbol] { return (mark, length) }
      for mnemonic in sounds[symbol] ?? [] where try isKnown(mnemonic) { return (mnemonic, length) }
    }
    return nil
  }

  /// Ties between letters, syllable marks, and the slashes and brackets around a transcription.
  private static let ignored: Set<Unicode.Scalar> = ["\u{361}", "\u{35C}", "\u{203F}", ".", "/", "[", "]"]

  /// What is not a sound of its own: stress, the space between words, and length where no long sound stands below.
  private static let marks = ["ˈ": "'", "ˌ": ",", " ": " ", "ː": ":"]

  private static let longestSymbol = sounds.keys.lazy.map(\.unicodeScalars.count).max() ?? 1

  /// Each sound's mnemonics, the best first: docs/phonemes.md of espeak-ng, and its tables of English, German, Russian.
  private static let sounds: [String: [String]] = [
    // Vowels.
    "a": ["a"], "aː": ["a:", "A:"], "æ": ["a", "E"], "ɐ": ["a#", "@"], "ɑ": ["A:", "A"], "ɑː": ["A:"],
    "ɒ": ["0", "O"], "ɔ": ["O"], "ɔː": ["O:", "O"], "ʌ": ["V", "a"], "ə": ["@"], "ɚ": ["3", "@"],
    "ɝ": ["3:"], "ɜ": ["3:"], "ɜː": ["3:"], "ɛ": ["E"], "ɛː": ["E:", "E"], "e": ["e"], "eː": ["e:"],
    "i": ["i"], "iː": ["i:"], "ɪ": ["I"], "ɨ": ["y", "I"], "o": ["o"], "oː": ["o:"], "u": ["u"], "uː": ["u:"],
    "ʊ": ["U"], "y": ["y"], "yː": ["y:"], "ʏ": ["y"], "ø": ["Y:", "Y"], "øː": ["Y:"], "œ": ["W"],
    // Diphthongs.
    "aɪ": ["aI"], "aʊ": ["aU"], "eɪ": ["eI"], "oʊ": ["oU"], "əʊ": ["oU"], "ɔɪ": ["OI"], "ɔʏ": ["OI"],
    "ɪə": ["i@"], "eə": ["e@"], "ɛɹ": ["e@"], "ʊə": ["U@"], "ʊɹ": ["U@"],
    // Consonants.
    "b": ["b"], "d": ["d"], "f": ["f"], "ɡ": ["g"], "g": ["g"], "h": ["h"], "j": ["j"], "k": ["k"], "l": ["l"],
    "ɫ": ["l"], "m": ["m"], "n": ["n"], "ŋ": ["N"], "p": ["p"], "r": ["r"], "ɹ": ["r"], "ʁ": ["r"],
    "ɾ": ["*"], "s": ["s"], "ʃ": ["S"], "t": ["t"], "θ": ["T"], "ð": ["D"], "v": ["v"], "w": ["w"],
    "x": ["x"], "ç": ["C"], "z": ["z"], "ʒ": ["Z"], "ʔ": ["?"], "tʃ": ["tS"], "dʒ": ["dZ"],
  ]
}
