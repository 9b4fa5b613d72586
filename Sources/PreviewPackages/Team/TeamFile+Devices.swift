extension TeamFile {
  /// For each preview that an iPhone's app has not, the condition that it stands under.
  var conditionsOfOtherDevices: [String] {
    var conditions: [String?] = []
    var found: [String] = []
    for line in text.lines {
      let words = line.drop(while: \.isWhitespace)
      if words.hasPrefix("#if") {
        conditions.append(TeamFile.isOfOtherDevices(words) ? String(words) : nil)
      } else if words.hasPrefix("#else"), let last = conditions.popLast() {
        // What an iPhone has not, the rest has.
        conditions.append(TeamFile.isOfOtherDevices(words) && last == nil ? String(words) : nil)
      } else if words.hasPrefix("#endif") {
        conditions = conditions.dropLast()
      } else if let condition = conditions.compactMap(\.self).first {
        let words = SourceWords(line.utf8, margin: .max)
        if words.beginsPreview || words.provider != nil { found.append(condition) }
      }
    }
    return found
  }

  private static func isOfOtherDevices(_ condition: Substring) -> Bool {
    guard !condition.contains("||") else { return false }
    let others = /(?:^|[^!])\b(?:os\((?:macOS|OSX|watchOS|tvOS|visionOS)\)|canImport\((?:AppKit|Cocoa|WatchKit)\))/
    return condition.contains(others) || condition.contains(/!\s*(?:os\(iOS\)|canImport\(UIKit\))/)
  }
}
