// Writes the tables in Sources/Voices/Pictures/Names: what VoiceOver calls emoji, a file a language.
//
//   git clone --depth 1 https://github.com/unicode-org/cldr-json
//   git clone --depth 1 https://github.com/PoomSmart/EmojiPort-10-Resources
//   git clone --depth 1 https://github.com/iamcal/js-emoji
//   strings=EmojiPort-10-Resources/layout/System/Library/PrivateFrameworks/CoreEmoji.framework
//   swiftc -o emoji-names .github/data/emoji-names.swift
//   ./emoji-names cldr-json $strings js-emoji/lib/emoji.js Sources/Voices/Pictures/Names
//
// A name is VoiceOver's own, by the strings that iOS has for it; where there is none it is the one that Unicode CLDR has
// for speech (`tts`). Some of the strings are filed under the codes of a Japanese carrier, which js-emoji translates.
// What is otherwise with a skin tone stands in braces, first as it is without one: “hands{~ with ^ skin tone} pressed
// together”, where “^” is the tone. Signs that are no emoji are left out.
import Foundation

struct Language {
  var name: String
  var annotations: String
  var strings: String

  init(_ name: String, _ annotations: String, strings: String? = nil) {
    self.name = name
    self.annotations = annotations
    self.strings = strings ?? annotations
  }
}

let languages = [
  Language("English", "en"), Language("Arabic", "ar"), Language("German", "de"), Language("Spanish", "es"),
  Language("French", "fr"), Language("Hebrew", "he"), Language("Italian", "it"), Language("Japanese", "ja"),
  Language("Korean", "ko"), Language("Dutch", "nl"), Language("Polish", "pl"),
  Language("Portuguese", "pt", strings: "pt_BR"), Language("Russian", "ru"), Language("Swedish", "sv"),
  Language("Turkish", "tr"), Language("Chinese", "zh", strings: "zh_CN"),
  Language("TraditionalChinese", "zh-Hant", strings: "zh_TW"),
]
let tones: ClosedRange<Unicode.Scalar> = "\u{1F3FB}"..."\u{1F3FF}"

struct Annotations: Decodable {
  struct Names: Decodable { var tts: [String]? }
  struct Table: Decodable { var annotations: [String: Names] }
  var annotations: Table?
  var annotationsDerived: Table?
}

extension String {
  /// Without what asks for the look of an emoji.
  var plain: String { String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{FE0F}" })) }

  /// Without what joins emoji.
  var apart: String { String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{200D}" })) }

  /// Whether it is one emoji, and not the same one with a skin tone.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    if unicodeScalars.count > 1, unicodeScalars.contains(where: tones.contains) { return false }
    return first.properties.isEmoji && (first.value >= 0xA9 || unicodeScalars.last == "\u{20E3}")
  }
}

/// The names of Unicode CLDR in a language, by the emoji without what asks for their look.
func annotations(in language: String, of repository: URL) throws -> [String: String] {
  var names: [String: String] = [:]
  for (folder, kind) in [("annotations", "annotations"), ("annotations-derived", "annotationsDerived")] {
    let file = repository.appending(path: "cldr-json/cldr-\(folder)-full/\(kind)/\(language)/annotations.json")
    let read = try JSONDecoder().decode(Annotations.self, from: Data(contentsOf: file))
    for (picture, name) in (read.annotations ?? read.annotationsDerived)?.annotations ?? [:] {
      if picture.plain.isEmoji { names[picture.plain] = name.tts?.first }
    }
  }
  return names
}

/// The emoji of the carrier's codes, by js-emoji; those of persons that it leaves out stand below.
func carrierEmoji(of file: URL) throws -> [Unicode.Scalar: String] {
  var emoji: [Unicode.Scalar: String] = [
    "\u{E115}": "🏃", "\u{E201}": "🚶", "\u{E31F}": "💇", "\u{E31E}": "💆", "\u{E429}": "👯", "\u{E152}": "👮",
    "\u{E424}": "🙆", "\u{E423}": "🙅", "\u{E017}": "🏄", "\u{E42D}": "🏊", "\u{E515}": "👱", "\u{E51B}": "👷",
    "\u{E517}": "👳", "\u{E253}": "💁", "\u{E51E}": "💂",
  ]
  let row = #/^\s*"([0-9a-f-]+)":\[\[[^\]]*\],"\\u([0-9A-F]{4})",/#
  for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
    guard let match = line.firstMatch(of: row), let code = UInt32(match.2, radix: 16).flatMap(Unicode.Scalar.init)
    else { continue }
    let scalars = match.1.split(separator: "-").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    emoji[code] = String(String.UnicodeScalarView(scalars)).plain
  }
  return emoji
}

/// VoiceOver's own names: of emoji, and of those with skin tones, whose tone has a place in the name.
struct VoiceOverNames {
  var plain: [String: String] = [:]
  var toned: [String: String] = [:]

  /// The pictures are those of CLDR, whose joiners some of the strings lack.
  init(of file: URL, carrier: [Unicode.Scalar: String], pictures: some Sequence<String>) throws {
    let joined = Dictionary(pictures.map { ($0.apart, $0) }) { first, _ in first }
    let read = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    for case (let key, let name) in read as? [String: String] ?? [:] where !name.isEmpty {
      let parts = key.split(separator: ".")
      guard parts.count >= 2, parts[0] == "UnicodeHex" else { continue }
      let digits = String(repeating: "0", count: (4 - parts[1].count % 4) % 4) + parts[1]
      let units = stride(from: 0, to: digits.count, by: 4).compactMap {
        UInt16(digits.dropFirst($0).prefix(4), radix: 16)
      }
      var emoji = String(decoding: units, as: UTF16.self).plain
      if let code = emoji.unicodeScalars.first, let picture = carrier[code] {
        emoji = picture + String(emoji.unicodeScalars.dropFirst())
      }
      emoji = joined[emoji.apart] ?? emoji
      let words = name.replacing("\u{A0}", with: " ").replacing("skintone", with: "skin tone")
        .replacing("%@", with: "^")
      switch parts.dropFirst(2).first {
      case nil where emoji.isEmoji: plain[emoji] = words
      case "diverse": toned[emoji] = words
      default: continue
      }
    }
  }

  /// The names, each with what is otherwise with a skin tone.
  var marked: [String: String] {
    var names = plain
    for (picture, name) in toned { names[picture] = plain[picture].map { marked($0, toned: name) } }
    return names
  }

  private func marked(_ plain: String, toned: String) -> String {
    let start = plain.commonPrefix(with: toned)
    let rest = (plain.dropFirst(start.count), toned.dropFirst(start.count))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    return start + "{\(rest.0.dropLast(end))~\(rest.1.dropLast(end))}" + rest.0.suffix(end)
  }
}

/// Entries in lines that are not too long, a bar between two of them; an underscore is for a name that is not known.
func wrapped(_ entries: [String]) -> String {
  var lines = [""]
  for entry in entries {
    if lines[lines.count - 1].count + entry.count > 100 { lines.append("") }
    lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : "|") + entry
  }
  return lines.map { "    \($0)\n" }.joined()
}

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard arguments.count == 4 else {
  print("usage: emoji-names CLDR-JSON STRINGS EMOJI-JS FOLDER")
  exit(64)
}
let carrier = try carrierEmoji(of: arguments[2])
let common = try annotations(in: "en", of: arguments[0])
func voiceOverNames(in language: Language) throws -> VoiceOverNames {
  try VoiceOverNames(
    of: arguments[1].appending(path: "\(language.strings).lproj/Voiceover2.strings"), carrier: carrier,
    pictures: common.keys)
}
let pictures = try Set(common.keys).union(voiceOverNames(in: languages[0]).plain.keys)
  .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
func write(_ text: String, to name: String) throws {
  try text.write(to: arguments[3].appending(path: name), atomically: true, encoding: .utf8)
}
let head = """
  // Generated by .github/data/emoji-names.swift from VoiceOver's strings of iOS and from Unicode CLDR 47.
  // © 1991-2025 Unicode, Inc., Unicode License v3.


  """
try write(
  head + """
    extension PictureNames {
      /// The emoji that have names, in the order of the names in each language.
      static let pictures = \"""
    \(wrapped(pictures))    \"""
    }

    """, to: "PictureNames+Pictures.swift")
for language in languages {
  let spoken = try voiceOverNames(in: language)
  let own = try annotations(in: language.annotations, of: arguments[0]).merging(spoken.marked) { $1 }
  let name = language.name
  try write(
    head + """
      extension PictureNames {
        static let \(name.prefix(1).lowercased() + name.dropFirst()) = \"""
      \(wrapped(pictures.map { own[$0] ?? "_" }))    \"""
      }

      """, to: "PictureNames+\(name).swift")
}
