package import Foundation
internal import Interface
internal import Markup

/// Property lists of translations: `.stringsdict`, and `.strings` as Xcode builds them.
enum PropertyLists {
  /// What stands in a property list.
  ///
  /// - Throws: The first thing that is wrong with it.
  static func list(_ data: Data) throws(StringFileProblem) -> Any {
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw markupProblem(in: data) ?? StringFileProblem("the file is not a property list", at: .unknown)
    }
  }

  /// Where XML is not well-formed, which a reader of property lists does not tell.
  private static func markupProblem(in data: Data) -> StringFileProblem? {
    guard !data.starts(with: "bplist".utf8), let text = data.decodedText else { return nil }
    var reader = XMLReader(text)
    do throws(XMLProblem) {
      while try reader.next() != nil {}
      return nil
    } catch {
      return StringFileProblem("the file is not well-formed XML", at: .offset(error.offset))
    }
  }
}

/// The texts of a `.stringsdict` file, which depend on numbers or on the device.
package struct StringsDictionary {
  package let entries: [String: StringEntry]

  /// Reads a file.
  ///
  /// - Throws: What is wrong with it.
  package init(_ data: Data, language: String, device: String) throws(StringFileProblem) {
    guard let list = try PropertyLists.list(data) as? [String: [String: Any]] else {
      throw StringFileProblem("expected a map from keys to their forms", at: .line(1, column: 1))
    }
    entries = list.compactMapValues { Self.entry($0, language: language, device: device) }
  }

  private static func entry(_ entry: [String: Any], language: String, device: String) -> StringEntry? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return (devices[device] ?? devices["other"]).map { StringEntry(language: language, forms: .plain($0)) }
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
