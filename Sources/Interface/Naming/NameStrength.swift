/// How surely a name means something; the surest is the least.
package enum NameStrength: Int, Comparable, Sendable {
  case identifier, name, inputLabel, title

  package static func < (first: NameStrength, second: NameStrength) -> Bool { first.rawValue < second.rawValue }
}
