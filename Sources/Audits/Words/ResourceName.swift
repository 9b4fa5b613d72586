internal import Diagnostics
internal import Elements

/// What a name looks like that a machine or a developer gave to a thing, and that nobody meant to be read aloud.
///
/// Its endings and beginnings are English whatever the language of the screen is: they are those of code, of design tools
/// and of cameras.
enum ResourceName: String, Sendable, CaseIterable {
  case file = "the name of a file"
  case camera = "the name that a camera gave"
  case symbol = "the name of a symbol"
  case snake = "the name of a resource"
  case asset = "the name of an asset"
  case key = "the key of a string"
  case camel = "the name of a thing in code"
  case type = "the name of a type"
  case identifier = "an identifier"

  /// The shape of a whole label; `nil` for what may well be words.
  init?(_ label: String) {
    // Most labels are, and each shape has something else in it.
    guard !label.isOfPlainWords else { return nil }
    let text = label.trimmed
    let isOneWord = !text.isEmpty && !text.utf8.contains(UInt8(ascii: " ")) && !text.contains(where: \.isWhitespace)
    // A camera's names alone can be of several words.
    let shape = isOneWord ? ResourceName.allCases.first { $0.fits(text) } : .camera
    guard let shape, isOneWord || shape.fits(text) else { return nil }
    self = shape
  }

  private func fits(_ text: String) -> Bool {
    switch self {
    case .file: text.looksLikeFile
    case .camera: text.looksLikeCameraName
    case .symbol: SymbolName.isName(text) && !text.isAddress
    case .snake: text.looksLikeSnake
    case .asset: text.looksLikeAsset
    case .key: text.looksLikeKey
    case .camel: text.looksLikeCamel
    case .type: text.looksLikeType
    case .identifier: text.looksLikeIdentifier
    }
  }
}

extension String {
  private static let fileEndings: Set<Substring> = [
    "png", "jpg", "jpeg", "gif", "heic", "heif", "webp", "svg", "pdf", "tif", "tiff", "bmp", "mp4", "mov", "lottie",
    "json",
  ]

  private static let domains: Set<Substring> = [
    "com", "org", "net", "io", "de", "fr", "uk", "eu", "app", "dev", "co", "info", "edu", "gov", "ai", "ch", "at", "nl",
    "es", "it", "jp", "cn", "us", "me", "tv",
  ]

  /// Whether there is nothing but letters of ASCII and blanks, with capital letters only where words begin.
  fileprivate var isOfPlainWords: Bool {
    withBytes { bytes in
      var isInWord = false
      return bytes.allSatisfy { byte in
        defer { isInWord = byte.isASCIILetter }
        return byte == UInt8(ascii: " ") || byte.isASCIILetter && !(isInWord && byte != byte.lowercasedASCII)
      }
    }
  }

  private var parts: [Substring] { split(separator: ".", omittingEmptySubsequences: false) }

  /// Whether the text may be the address of a site: no symbol's name ends like one.
  fileprivate var isAddress: Bool { parts.last.map(String.domains.contains) ?? false }

  fileprivate var looksLikeFile: Bool {
    let parts = parts
    guard parts.count > 1, let ending = parts.last, let stem = parts.first else { return false }
    return !stem.isEmpty && String.fileEndings.contains(ending.lowercased()[...])
  }

  fileprivate var looksLikeCameraName: Bool {
    for prefix in ["Screen Shot", "Screenshot", "IMG", "DSCN", "DSC", "PXL", "MVI"] where hasPrefix(prefix) {
      var rest = dropFirst(prefix.count)
      if let first = rest.first, " _-".contains(first) { rest = rest.dropFirst() }
      if rest.first?.isNumber == true { return true }
    }
    return false
  }

  /// Words joined by underscores; what has a digit in each part is rather a code.
  fileprivate var looksLikeSnake: Bool {
    let parts = split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return false }
    let areWords = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
    }
    return areWords && !parts.allSatisfy { $0.contains(where: \.isNumber) }
  }

  fileprivate var looksLikeAsset: Bool {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || "-_.".contains($0)) }
    guard isPlain, first?.isLetter == true else { return false }
    let words = split(whereSeparator: { "-_.".contains($0) })
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    if ["ic", "icon", "img", "btn", "bg"].contains(first) { return true }
    return ["filled", "outline", "outlined", "selected", "normal", "disabled"].contains(last)
  }

  /// Words joined by dots, such as the key of a localized string; not an address, nor a version.
  fileprivate var looksLikeKey: Bool {
    let parts = parts
    guard parts.count > 1, let last = parts.last, first?.isLowercase == true, first?.isASCII == true else {
      return false
    }
    // Two small letters at the end are a country, but for words that keys end in.
    let isCountry = parts.count == 2 && last.count == 2 && !["ok", "no", "id", "on", "to"].contains(last)
    guard !String.domains.contains(last), !isCountry,
      parts.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      })
    else { return false }
    return parts.allSatisfy { $0.contains(where: \.isLetter) && $0.count > 1 }
  }

  /// Small letters, then words with capital ones; a single letter in front makes a brand, as in iPhone.
  fileprivate var looksLikeCamel: Bool {
    guard humps.count > 1, first?.isLowercase == true else { return false }
    return humps[0].count > 1 && humps.dropFirst().allSatisfy { $0.count > 1 }
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && !String.brands.contains(self)
  }

  fileprivate var looksLikeType: Bool {
    guard allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else { return false }
    for prefix in ["UI", "NS", "WK", "SK", "_TtC"] where hasPrefix(prefix) {
      let rest = dropFirst(prefix.count)
      if rest.first?.isUppercase == true, rest.dropFirst().first?.isLowercase == true { return true }
    }
    guard let last = humps.last, humps.count > 1 else { return false }
    return ["View", "Button", "Label", "Cell"].contains(last)
  }

  fileprivate var looksLikeIdentifier: Bool {
    let isHexadecimal = allSatisfy { $0.isHexDigit || $0 == "-" } && !hasPrefix("-")
    let digits = filter { $0 != "-" }
    guard isHexadecimal, digits.count >= 8, contains(where: \.isNumber), contains(where: \.isLetter) else {
      return false
    }
    return digits.count == count || digits.count == 32
  }

  /// The pieces that begin with a capital letter.
  private var humps: [String] {
    var humps: [String] = []
    for character in self {
      if humps.isEmpty || character.isUppercase { humps.append("") }
      humps[humps.count - 1].append(character)
    }
    return humps
  }

  private static let brands: Set<String> = ["youTube", "payPal", "gitHub", "linkedIn", "whatsApp", "tikTok"]
}
