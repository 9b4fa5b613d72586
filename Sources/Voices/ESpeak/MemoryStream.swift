internal import Foundation

/// A C stream that keeps what is written to it: open_memstream(3).
final class MemoryStream {
  let file: UnsafeMutablePointer<FILE>
  // C writes to both for as long as the stream is open, so that they need places of their own.
  private let buffer = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
  private let size = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init?() {
    buffer.initialize(to: nil)
    size.initialize(to: 0)
    guard let file = open_memstream(buffer, size) else {
      buffer.deallocate()
      size.deallocate()
      return nil
    }
    self.file = file
  }

  deinit {
    fclose(file)
    free(buffer.pointee)
    buffer.deallocate()
    size.deallocate()
  }

  /// What has been written so far.
  var text: String {
    fflush(file)
    return buffer.pointee.map { String(cString: $0) } ?? ""
  }
}
