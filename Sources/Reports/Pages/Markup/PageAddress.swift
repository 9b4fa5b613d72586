internal import Foundation

/// Where a link leads: to a place in a page, or to a page beside it.
///
/// There are no others.
struct PageAddress: Sendable, Hashable {
  let written: String

  /// A place in this page.
  init(_ anchor: Anchor) { written = "#\(anchor.name)" }

  /// A page of the same report.
  init(_ page: PageName, at anchor: Anchor? = nil) {
    written = page.path + (anchor.map { "#\($0.name)" } ?? "")
  }
}

/// The name of a file of a report that is a folder.
struct PageName: Sendable, Hashable {
  /// The path from the page that names it.
  let path: String

  /// The page that leads to all others, seen from one of them.
  static let indexFromCase = PageName(path: "../index.html")

  /// The page of a scenario, seen from the one that leads to it.
  init(of anchor: Anchor) { path = "scenarios/\(anchor.name).html" }

  /// The page of a scenario, seen from that of another.
  init(besides anchor: Anchor) { path = "\(anchor.name).html" }

  private init(path: String) { self.path = path }
}

/// The address of something that stands in the page itself: letters, digits and a few signs that are not markup.
struct DataAddress: Sendable, Hashable {
  let written: String

  /// A picture; as an image nothing in it can be run or loaded.
  init(svg: String) { self.init(Data(svg.utf8), as: "image/svg+xml") }

  /// Captions in WebVTT.
  init(webVTT: String) { self.init(Data(webVTT.utf8), as: "text/vtt") }

  /// Something that is heard.
  init(sound: Report.Sound) { self.init(sound.data, as: sound.form.rawValue) }

  private init(_ data: Data, as type: String) { written = "data:\(type);base64,\(data.base64EncodedString())" }
}
