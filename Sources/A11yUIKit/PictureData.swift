/// Pictures as data: what one shows is not known from them, only that it is one.
enum PictureData {
  /// A picture of one point, which stands for every picture that is kept: an app can rely on there being data of it.
  static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")

  /// Whether data begin as those of PNG, JPEG, GIF, TIFF, WebP and HEIC do, which UIKit reads.
  static func isPicture(_ data: Data) -> Bool {
    let start = Array(data.prefix(12))
    if beginnings.contains(where: start.starts) { return true }
    return start.dropFirst(4).starts(with: "ftyp".utf8)
      || (start.starts(with: "RIFF".utf8) && start.dropFirst(8).starts(with: "WEBP".utf8))
  }

  private static let beginnings: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A],
  ]
}
