/// How the system shows its colors.
package struct Look: Sendable, Hashable {
  package var isDark = false
  package var hasMoreContrast = false

  package init(isDark: Bool = false, hasMoreContrast: Bool = false) {
    self.isDark = isDark
    self.hasMoreContrast = hasMoreContrast
  }

  /// What a screen is painted with.
  package var screen: Color { isDark ? Color(number: 0x000000) : Color(number: 0xFFFFFF) }
  /// What text is written in.
  package var text: Color { isDark ? Color(number: 0xFFFFFF) : Color(number: 0x000000) }
}
