internal import Diagnostics
internal import Elements
internal import Interface
internal import Layout
internal import Utterances

extension Audit.Rule {
  static let templateLeft = Audit.Rule(
    "template-left",
    "A gap that was to be filled in, or a value of the program's, is read aloud.",
    because: "“Hello %@” is heard as it stands.",
    severity: .error, criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    isAboutWords: true,
    firing: [
      #"views: [{ text: "Hello %@" }]"#, #"views: [{ text: "Hello {name}" }]"#, "views: [{ button: Optional(5) }]",
      "views: [{ element: , label: 'Physics, from 9 to 10, room:' }]", "views: [{ text: Balance, value: NaN }]",
      "views: [{ text: '%1$d of %2$d' }]",
    ],
    passing: [
      "state: { name: Beth }\nviews: [{ text: \"Hello ${name}\" }]", "views: [{ text: 50% off }]",
      "views: [{ text: 100 % Dry }]",
      "views: [{ text: Nil by mouth }]", "views: [{ text: 'To:' }, { text: 'Come, see:' }]",
      "views: [{ text: 'print(name)', font: body monospaced }]",
    ],
    .stops { stop in
      let texts = stop.parts.lazy.filter { $0.phrase == nil }.map(\.text)
      guard let gap = texts.compactMap(\.unfilledGap).first else {
        // A list of texts has a line that ends so; a label that is put together has not.
        guard let caption = stop.label.captionOfNothing, stop.element.kind != .text || stop.isLabelWritten else {
          return nil
        }
        return Audit.Remark(
          message: "\(caption.quoted) is heard, and nothing after it", severity: .warning,
          hints: ["leave it out where there is nothing to tell"])
      }
      let isCode =
        stop.view?.font?.contains("monospaced") == true || stop.element.details.speech?.speaksPunctuation == true
      guard !isCode else { return nil }
      return Audit.Remark(
        message: "\(gap.quoted) is read aloud", hints: ["fill it in; in a scenario write '${name}'"])
    })
}

extension String {
  /// What ends in a colon as the last part of a list, and so has lost what was to follow; `nil` if nothing does.
  fileprivate var captionOfNothing: String? {
    guard utf8.contains(UInt8(ascii: ":")), let comma = lastIndex(of: ",") else { return nil }
    let last = String(self[index(after: comma)...]).trimmed
    return last.hasSuffix(":") && last.count > 1 ? last : nil
  }

  private static let programWords: Set<String> = [
    "(null)", "<null>", "nil", "undefined", "NaN", "null", "[object Object]",
  ]

  /// The first piece that a program was to replace; `nil` if there is none.
  fileprivate var unfilledGap: String? {
    if String.programWords.contains(trimmed) { return trimmed }
    // Each of the others has one of these marks, and most texts have none.
    guard utf8.contains(where: \.opensGap) else { return nil }
    for word in ["(null)", "<null>", "Optional(", "[object Object]", "\\("] where contains(word) { return word }
    return formatGap ?? bracedGap
  }

  /// `%@`, `%d`, `%1$s`, `%.2f`: a sign of per cent right before a format.
  private var formatGap: String? {
    var rest = self[...]
    while let sign = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: sign)...]
      let options = rest.prefix { $0.isNumber || $0 == "$" || $0 == "." || $0 == "l" }
      let following = rest.dropFirst(options.count)
      guard let format = following.first, "@dsfiu".contains(format) else { continue }
      let next = following.dropFirst().first
      if format == "@"
        || (next.map { !$0.isLetter } ?? true) && (options.isEmpty || options.contains("$") || options.contains("."))
      {
        return "%\(options)\(format)"
      }
    }
    return nil
  }

  /// `{name}` and `{{name}}`.
  private var bracedGap: String? {
    guard let open = firstIndex(of: "{"), let close = self[open...].firstIndex(of: "}") else { return nil }
    let name = self[index(after: open)..<close].drop { $0 == "{" }
    guard let first = name.first, first.isLetter, name.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) })
    else { return nil }
    return String(self[open...close])
  }
}

extension UInt8 {
  /// Whether what a program was to replace can begin with the mark, or has it in it.
  fileprivate var opensGap: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "%"), UInt8(ascii: "{"): true
    default: false
    }
  }
}
