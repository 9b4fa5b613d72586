/// The toolkit that tells UIKit what a view is, where that decides on its elements.
package enum Toolkit: Sendable, Hashable {
  case reactNative, flutter
}
