/// What a picture shows besides the screen as a person sees it.
package struct PictureLayers: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The stops with their numbers and the way from each to the next, on the screen and on what is scrolled away.
  package static let marks = PictureLayers(rawValue: 1 << 0)
  /// What is heard at each stop, and what is not reached, beside the screen.
  package static let legend = PictureLayers(rawValue: 1 << 1)
  package static let all: PictureLayers = [.marks, .legend]
}
