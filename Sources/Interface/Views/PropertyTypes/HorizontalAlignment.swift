/// Where views of different width stand in a column.
package enum HorizontalAlignment: String, Sendable, CaseIterable {
  case leading, center, trailing
}
