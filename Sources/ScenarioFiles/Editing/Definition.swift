package import Diagnostics

/// Where that is written which a scenario names.
package enum Definition: Sendable {
  /// In the file itself, or in one that it includes.
  case place(SourcePlace, length: Int, in: SourceFile)
  /// It is an element of this name, which only the screens tell.
  case element(String)
}
