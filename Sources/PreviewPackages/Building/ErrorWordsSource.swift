/// The source by which errors say the words of Apple's Foundation: what stands in the module of an app's files is meant in
/// the place of what Foundation has.
enum ErrorWordsSource {
  /// - Parameters:
  ///   - files: The app's files.
  ///   - name: How the app is called; it is asked for only where that is needed.
  /// - Returns: The source.
  static func source(for files: [TeamFile], of name: () -> String) -> String {
    let texts = files.map(\.text).filter { $0.holds("localizedDescription") }
    guard !texts.isEmpty else { return "" }
    let words = "_words(of: \"\(PackageContents.module)\", called: \"\(module(of: name()))\")"
    let extensions = ["Swift.Error", "Foundation.NSError"].filter { type in !texts.contains { says(type, in: $0) } }
      .map { "extension \($0) { nonisolated var localizedDescription: String { \(words) } }\n" }
    return "import Foundation\n" + extensions.joined()
  }

  /// Whether a text says itself what all errors of a type say, or what those do that inherit from it.
  private static func says(_ type: String, in text: String) -> Bool {
    let name = type.drop { $0 != "." }.dropFirst()
    let additions = ["extension \(name)", "extension \(type)"].flatMap { ["\($0) ", "\($0){", "\($0):"] }
    return additions.contains(where: text.holds) || text.holds("override var localizedDescription")
  }

  /// The module of a product: what cannot stand in a name of Swift's, or not at its beginning, is a line in it.
  private static func module(of name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return String(letters.first?.isNumber == true ? ["_"] + letters.dropFirst() : letters)
  }
}
