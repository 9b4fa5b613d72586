/// The source of what stands in for SFSafeSymbols, a package with a constant for each of Apple's symbols: those that are used.
enum SymbolConstants {
  /// The module of the package.
  static let module = "SFSafeSymbols"

  static func source(for files: [TeamFile]) -> String {
    // What one file imports the others of a module see in what they call.
    let users = files.filter { file in
      file.imports.contains(module) || ["SFSymbol", "systemSymbol"].contains(where: file.mentions)
    }
    let names = Set(users.flatMap(\.members)).subtracting(SymbolConstants.words)
    let constants = names.sorted().map { name in
      "  public static let `\(name)` = SFSymbol(rawValue: \"\(symbol(for: name))\")\n"
    }
    return """
      @_exported import \(ModuleTable.swiftUI)
      public struct SFSymbol: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
      \(constants.joined())}
      extension Image {
        public init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
        public init(systemSymbol: SFSymbol, variableValue: Double?) { self.init(systemName: systemSymbol.rawValue) }
      }
      extension Label where Title == Text, Icon == Image {
        public init(_ key: LocalizedStringKey, systemSymbol: SFSymbol) {
          self.init(key, systemImage: systemSymbol.rawValue)
        }
        @_disfavoredOverload
        public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol) {
          self.init(title, systemImage: systemSymbol.rawValue)
        }
      }
      extension Button where Label == A11ySwiftUI.Label<Text, Image> {
        public init(
          _ key: LocalizedStringKey, systemSymbol: SFSymbol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
        ) { self.init(key, systemImage: systemSymbol.rawValue, role: role, action: action) }
        @_disfavoredOverload
        public init<S: StringProtocol>(
          _ title: S, systemSymbol: SFSymbol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
        ) { self.init(title, systemImage: systemSymbol.rawValue, role: role, action: action) }
      }
      extension UIImage {
        public convenience init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue)! }
      }

      """
  }

  /// The name of the symbol that a constant stands for: `personCropCircle`, `_2Circle`, `goforward10`.
  static func symbol(for constant: String) -> String {
    var parts: [String] = []
    for letter in constant where letter != "_" {
      // A digit begins a word, but not inside one that began with a digit: `2x2`, `3d`.
      if let first = parts.last?.first, !letter.isUppercase, !letter.isNumber || first.isNumber {
        parts[parts.count - 1].append(letter)
      } else {
        parts.append(letter.lowercased())
      }
    }
    return parts.joined(separator: ".")
  }

  /// Members that the type has by itself, and words that cannot be names.
  private static let words: Set<String> = [
    "self", "init", "Type", "Protocol", "rawValue", "hashValue", "hash", "RawValue",
  ]
}
