internal import ArgumentParser

/// How a picture is written.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case svg, png, pdf

  /// The format that the name of a file stands for; `nil` for any other name.
  init?(ofFile path: String) {
    guard let dot = path.lastIndex(of: "."),
      let format = PictureFormat(rawValue: path[path.index(after: dot)...].lowercased())
    else { return nil }
    self = format
  }
}
