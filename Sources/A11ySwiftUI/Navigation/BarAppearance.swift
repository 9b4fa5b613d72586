/// What an app has told UIKit of all bars: on a phone SwiftUI's are UIKit's.
@MainActor package final class BarAppearance {
  package static let shared: BarAppearance = {
    let shared = BarAppearance()
    AppSurroundings.forgetting.append { MainActor.assumeIsolated { shared.hidesTabBars = false } }
    return shared
  }()

  /// Whether the bars of tabs are hidden that come from now on, as an app with a bar of its own has it.
  ///
  /// Documentation: “UIAppearance”: what is set reaches a view when it comes into its window.
  package var hidesTabBars = false
}
