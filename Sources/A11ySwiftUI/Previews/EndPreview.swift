/// Ends the preview that is played, and no other, for a reason with which all is said.
///
/// The way here, which takes the runtime seconds to find, leads through the simulator, and nobody is told of it.
package func endPreview(_ reason: String) -> Never {
  UnopenedContent.end()
  FileHandle.standardError.write(Data("Fatal error: \(reason)\n".utf8))
  signal(SIGABRT, SIG_DFL)
  abort()
}
