internal import Foundation
internal import Markup

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

/// The address of something that stands in the page itself, with nothing in it that is markup of the page.
struct DataAddress: Sendable, Hashable {
  let written: String

  /// A picture; as an image nothing in it can be run or loaded.
  init(svg: String) {
    var address: [UInt8] = Array("data:image/svg+xml,".utf8)
    address.reserveCapacity(address.count + svg.utf8.count * 21 / 20)
    var svg = svg
    svg.withUTF8 { bytes in
      // What stands for itself goes over in one piece.
      var start = 0
      while true {
        let end = bytes.endOfPlainBytes(from: start, \.isPlainInAddress) { word in
          let marks = word.has(UInt8(ascii: "\"")) | word.has(UInt8(ascii: "#")) | word.has(UInt8(ascii: "%"))
          let brackets = word.has(UInt8(ascii: "&")) | word.has(UInt8(ascii: "<"))
          return word.hasLess(than: 0x20) | word.has(0x7F) | marks | brackets
        }
        address.append(contentsOf: bytes[start..<end])
        guard end < bytes.count else { break }
        address.append(UInt8(ascii: "%"))
        address.append((bytes[end] >> 4).hexadecimalDigit)
        address.append((bytes[end] & 15).hexadecimalDigit)
        start = end + 1
      }
    }
    written = String(decoding: address, as: UTF8.self)
  }

  /// Captions in WebVTT.
  init(webVTT: String) { self.init(Data(webVTT.utf8), as: "text/vtt") }

  /// Something that is heard.
  init(sound: Report.Sound) { self.init(sound.data, as: sound.form.rawValue) }

  private init(_ data: Data, as type: String) { written = "data:\(type);base64,\(data.base64EncodedString())" }
}

extension UInt8 {
  /// Whether a byte of a picture stands for itself in an address that is the value of an attribute: most do, so that a
  /// picture takes a quarter less room than in Base64.
  fileprivate var isPlainInAddress: Bool {
    switch self {
    case UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\""): false
    // Browsers leave line breaks and tabs out of an address.
    case 0..<0x20, 0x7F: false
    default: true
    }
  }

  /// The digit of a number below sixteen.
  fileprivate var hexadecimalDigit: UInt8 { self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + self - 10 }
}
