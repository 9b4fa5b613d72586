/// An offer as a line of a transcript tells it: `actions: Favorite, Reply`.
///
/// A name with a comma in it stands in quotes, so that the names can be told apart when the line is read back.
struct OfferText: Sendable, Hashable {
  let heading: String
  let names: [String]

  private static let nothing = "none"

  init(heading: String, names: [String]) {
    self.heading = heading
    self.names = names
  }

  /// Reads a line; what has no heading is one name.
  init(_ line: String) {
    guard let colon = line.firstRange(of: ": ") else {
      self.init(heading: "", names: [line])
      return
    }
    let rest = line[colon.upperBound...]
    self.init(heading: String(line[..<colon.lowerBound]), names: rest == Self.nothing ? [] : rest.listedNames)
  }

  var text: String {
    "\(heading.onOneLine): \(names.isEmpty ? Self.nothing : names.map(\.listed).joined(separator: ", "))"
  }

  /// What one of the names is called in a sentence.
  var noun: String {
    switch heading {
    case "actions": "action"
    case "links": "link"
    case "menu": "menu item"
    case "more content": "detail"
    case "drop points": "drop point"
    case "input labels": "input label"
    default: heading.hasPrefix("rotor ") ? "entry of the \(heading)" : heading
    }
  }
}

extension String {
  /// The name in a list.
  fileprivate var listed: String {
    let name = onOneLine
    return name.contains(",") || name.hasPrefix("'") || name == "none" ? "'\(name)'" : name
  }
}

extension Substring {
  /// The names of a list.
  fileprivate var listedNames: [String] {
    var names: [String] = []
    var rest = self
    while !rest.isEmpty {
      let isQuoted = rest.first == "'"
      let end = isQuoted ? rest.dropFirst().firstRange(of: "', ") : rest.firstRange(of: ", ")
      var name = end.map { rest[..<$0.lowerBound] } ?? rest
      if isQuoted {
        name = name.dropFirst()
        if end == nil, name.last == "'" { name = name.dropLast() }
      }
      names.append(String(name))
      rest = end.map { rest[$0.upperBound...] } ?? ""
    }
    return names
  }
}
