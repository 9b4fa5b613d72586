internal import enum Interface.PluralCategory

/// Translations in the older forms: `.strings` and `.stringsdict`.
enum PropertyLists {
  /// The texts of a `.strings` file, which is a property list or the older `"key" = "value";`.
  static func strings(at path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] {
      return list
    }
    let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16) ?? ""
    return pairs(in: text)
  }

  /// Reads `"key" = "value";` with comments in between.
  private static func pairs(in text: String) -> [String: String] {
    var pairs: [String: String] = [:]
    var strings: [String] = []
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if character == "\"" {
        strings.append(quoted(&rest))
      } else {
        rest.removeFirst()
        guard character == ";" else { continue }
        if strings.count >= 2 { pairs[strings[0]] = strings[1] }
        strings = []
      }
    }
    return pairs
  }

  private static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "U", "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(digits.count)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          text.unicodeScalars.append(scalar)
        }
      default: text.append(escaped)
      }
    }
    return text
  }

  /// The plural forms of a `.stringsdict` file.
  static func plurals(at path: String, language: String) -> [String: StringEntry] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [String: Any]]
    else { return [:] }
    return list.compactMapValues { entry in self.entry(entry, language: language) }
  }

  private static func entry(_ entry: [String: Any], language: String) -> StringEntry? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return (devices["iphone"] ?? devices["other"]).map { StringEntry(language: language, forms: .plain($0)) }
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.map { StringEntry(language: language, forms: .plain($0.value)) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var result = StringEntry(language: language, forms: .plain(format))
    var position = 0
    for part in FormatTemplate(format).parts {
      guard case .substitution(let name) = part, let rule = entry[name] as? [String: String] else { continue }
      position += 1
      let type = rule["NSStringFormatValueTypeKey"] ?? "d"
      var forms: [PluralCategory: StringEntry.Forms] = [:]
      for (key, text) in rule { if let category = PluralCategory(rawValue: key) { forms[category] = .plain(text) } }
      result.substitutions[name] = StringEntry.Substitution(
        argument: position, specifier: type, language: language, forms: .plural(forms))
    }
    return result
  }
}
