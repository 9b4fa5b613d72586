public import A11ySwiftUI
internal import PreviewPackages

/// The previews of the app's views, as tests hear them.
public enum Previews {
  /// All previews that are linked into the tests, in the order of their files.
  ///
  /// `@Test(arguments: Previews.all) func sounds(_ preview: Preview)` tests each of them.
  public static let all: [Preview] = library.entries.map(\.preview)

  /// The previews with their files.
  static let library: LinkedPreviews = MainThread.run {
    let needsFiles = Preview.linked.contains { if case .provider = $0.place { true } else { false } }
    // Tests run in the folder of their package.
    let files = needsFiles ? TeamFolder.sources(at: ["."], holding: "PreviewProvider") : []
    let places = files.flatMap { file in file.providers.map { ($0, file.url.path) } }
    return LinkedPreviews(providers: Dictionary(places) { first, _ in first })
  }
}
