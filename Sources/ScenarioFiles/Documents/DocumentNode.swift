package import Diagnostics

/// A value in a scenario file with its place: what YAML and JSON have in common.
package enum DocumentNode: Sendable {
  case scalar(Scalar)
  case sequence([DocumentNode], SourcePlace)
  case mapping([Entry], SourcePlace)

  /// A key with its value.
  package struct Entry: Sendable {
    package var key: Scalar
    package var value: DocumentNode
  }

  /// Where the value begins.
  package var place: SourcePlace {
    switch self {
    case .scalar(let scalar): scalar.place
    case .sequence(_, let place), .mapping(_, let place): place
    }
  }

  /// The text as written, or `nil` for lists and maps.
  package var scalar: Scalar? {
    guard case .scalar(let scalar) = self else { return nil }
    return scalar
  }

  /// The keys and values of a map, or `nil` for everything else.
  package var entries: [Entry]? {
    guard case .mapping(let entries, _) = self else { return nil }
    return entries
  }

  /// Whether nothing stands here.
  package var isNull: Bool { scalar?.isNull ?? false }
}

/// Text in a scenario file, kept as it was written.
package struct Scalar: Sendable {
  /// How the text is marked off from what surrounds it.
  package enum Style: Sendable {
    /// Without quotes; also the words and numbers of JSON.
    case plain
    case singleQuoted, doubleQuoted
    /// Over several lines after `|` or `>`.
    case block
  }

  package var text: String
  package var style: Style
  package var place: SourcePlace
}

extension Scalar {
  /// Whether nothing stands here: YAML's null, in any of its spellings.
  package var isNull: Bool { style == .plain && ["", "~", "null", "Null", "NULL"].contains(text) }

  /// The number that is written here without quotes, or `nil`.
  var number: Double? {
    guard style == .plain else { return nil }
    return Scalar.number(in: text)
  }

  /// Reads a finite decimal number of YAML's core schema, which includes those of JSON.
  static func number(in text: String) -> Double? {
    let bytes = text.utf8
    // `Double` also knows hexadecimal, `inf` and `nan`, which are text here.
    guard
      bytes.allSatisfy({ byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
      }),
      let number = Double(bytes.first == UInt8(ascii: "+") ? String(text.dropFirst()) : text),
      number.isFinite
    else { return nil }
    return number
  }
}
