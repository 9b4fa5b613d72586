internal import Foundation
internal import PreviewPackages
internal import Transcripts

/// What is heard of the views in Swift files, as far as their previews have been built.
final class HeardCode {
  private var known: (previews: BuiltPreviews, document: ExplanationDocument?)?

  /// What is heard of a file as it is now; `nil` where that is not known.
  func explanation(of path: String) -> ExplanationDocument? {
    guard let previews = BuiltPreviews(of: path) else { return nil }
    if let known, known.previews == previews { return known.document }
    let data = previews.answer(to: ["explain", previews.path, "--format", "json"])
    var document = data.flatMap { try? JSONDecoder().decode(ExplanationDocument.self, from: $0) }
    document?.callFile(previews.path, path)
    known = (previews, document)
    return document
  }
}
