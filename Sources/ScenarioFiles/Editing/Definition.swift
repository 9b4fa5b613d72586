package import Diagnostics

/// Where that is written which a scenario names.
package enum Definition: Sendable, Hashable {
  /// In the file itself.
  case place(SourcePlace, length: Int)
  /// It is an element of this name, which only the screens tell.
  case element(String)
}
