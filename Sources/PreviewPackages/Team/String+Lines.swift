internal import Foundation

extension String {
  /// The lines without their ends, of which Windows has two marks that are one character.
  var lines: [Substring] { split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }

  /// Whether some text stands in it, byte for byte: to look for it letter by letter takes seconds in a long file.
  func holds(_ text: String) -> Bool {
    var (whole, part) = (self, text)
    return whole.withUTF8 { whole in part.withUTF8 { part in UnsafeRawBufferPointer(whole).holds(part) } }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func holds(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first, let wanted = part.baseAddress, var start = baseAddress else { return part.isEmpty }
    var rest = count - part.count + 1
    while rest > 0, let place = memchr(start, Int32(first), rest) {
      if memcmp(place, wanted, part.count) == 0 { return true }
      let next = UnsafeRawPointer(place) + 1
      rest -= next - start
      start = next
    }
    return false
  }
}
