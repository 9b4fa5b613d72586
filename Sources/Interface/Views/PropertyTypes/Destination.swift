package import Diagnostics

/// The screen that a link leads to, or the address.
package enum Destination: Sendable, Hashable {
  case screen(String, SourcePlace)
  case address(String)
}
