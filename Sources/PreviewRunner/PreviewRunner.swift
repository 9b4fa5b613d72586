internal import A11ySwiftUI
internal import Commands
internal import PreviewPackages
internal import PreviewTesting

/// The command line of the simulator in a program that has previews linked into it.
public enum PreviewRunner {
  /// Runs the command line of the program.
  ///
  /// - Parameters:
  ///   - providers: The files of the types that provide previews, by the names of the types.
  ///   - copies: The team's files, by the paths of the copies that were compiled.
  ///   - colors: The colors of the team's asset catalogs by their names.
  ///   - watchFiles: The files that only an app for the watch has.
  @MainActor
  public static func run(
    providers: [String: String] = [:], copies: [String: String] = [:], colors: [String: String] = [:],
    watchFiles: [String] = []
  ) {
    AssetColors.known = colors
    #if os(Linux)
    VirtualTime.begin()
    #endif
    AppSurroundings.begin()
    let supervision = Supervision.current
    if let supervision { Watchdog(supervision).start() }
    let library = LinkedPreviews(providers: providers, copies: copies, watchFiles: watchFiles)
    if let supervision, supervision.isTrial { return library.tryOut(under: supervision) }
    Program.run(with: library)
  }
}
