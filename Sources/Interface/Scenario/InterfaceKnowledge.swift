/// How the interface of a recording is known, the surest first.
package enum InterfaceKnowledge: String, Sendable, CaseIterable {
  /// From its source code.
  case code
  /// From a capture of the elements of the running app.
  case capture
  /// From a picture or a video of the screen.
  case picture
  /// From what the source tells of it in words.
  case told
  /// From the words that were heard alone, which proves least: whoever wrote the screen knew them.
  case inferred

  /// Whether nobody had to guess what the screen is made of.
  package var isCertain: Bool {
    switch self {
    case .code, .capture: true
    case .picture, .told, .inferred: false
    }
  }
}
