/// Turns the International Phonetic Alphabet into the mnemonics that eSpeak NG reads between `[[` and `]]`.
enum PhonemeNotation {
  /// The mnemonics of a pronunciation, or `nil` if it has a symbol that the table lacks.
  static func mnemonics(ofIPA ipa: String) -> String? {
    let symbols = Array(ipa.unicodeScalars.filter { !ignored.contains($0) })
    var result = ""
    var next = 0
    while next < symbols.count {
      let longest = min(longestSymbol, symbols.count - next)
      let match = stride(from: longest, to: 0, by: -1).lazy.compactMap { length -> (String, Int)? in
        let symbol = String(String.UnicodeScalarView(symbols[next..<next + length]))
        return mnemonics[symbol].map { ($0, length) }
      }.first
      guard let (mnemonic, length) = match else { return nil }
      result += mnemonic
      next += length
    }
    return result.isEmpty ? nil : result
  }

  /// Ties between letters, syllable marks, and the slashes and brackets around a transcription.
  private static let ignored: Set<Unicode.Scalar> = ["\u{361}", "\u{35C}", "\u{203F}", ".", "/", "[", "]"]

  private static let longestSymbol = mnemonics.keys.lazy.map(\.unicodeScalars.count).max() ?? 1

  /// eSpeak NG's mnemonics: docs/phonemes.md of espeak-ng, and its phoneme table of American English.
  private static let mnemonics: [String: String] = [
    // Stress and spaces.
    "ˈ": "'", "ˌ": ",", " ": " ", "ː": ":",
    // Vowels.
    "a": "a", "æ": "a", "ɐ": "a#", "ɑ": "A:", "ɑː": "A:", "ɒ": "0", "ɔ": "O", "ɔː": "O:", "ʌ": "V",
    "ə": "@", "ɚ": "3", "ɝ": "3:", "ɜ": "3:", "ɜː": "3:", "ɛ": "E", "e": "e", "i": "i", "iː": "i:", "ɪ": "I",
    "o": "o", "u": "u", "uː": "u:", "ʊ": "U", "y": "y", "ø": "Y", "œ": "W",
    // Diphthongs.
    "aɪ": "aI", "aʊ": "aU", "eɪ": "eI", "oʊ": "oU", "əʊ": "oU", "ɔɪ": "OI",
    "ɪə": "i@", "ɪɹ": "i@", "eə": "e@", "ɛɹ": "e@", "ʊə": "U@", "ʊɹ": "U@",
    // Consonants.
    "b": "b", "d": "d", "f": "f", "ɡ": "g", "g": "g", "h": "h", "j": "j", "k": "k", "l": "l", "ɫ": "l", "m": "m",
    "n": "n", "ŋ": "N", "p": "p", "r": "r", "ɹ": "r", "ɾ": "t#", "s": "s", "ʃ": "S", "t": "t", "θ": "T",
    "ð": "D", "v": "v", "w": "w", "x": "x", "ç": "C", "z": "z", "ʒ": "Z", "ʔ": "?", "tʃ": "tS", "dʒ": "dZ",
  ]
}
