import A11yFoundation
import A11yUIKit
import Testing

/// Apple's references of Image I/O.
@Suite("Pictures in files")
struct ImageFileTests {
  @Test("A picture that can be read has its size, and other bytes are none")
  func sources() throws {
    let data = try #require(UIImage(systemName: "star")?.pngData())
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let options = [kCGImageSourceThumbnailMaxPixelSize: 100] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options) != nil && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceCreateWithData(Data(), nil) == nil)
  }

  @Test("A picture is written without a failure")
  func destinations() throws {
    let data = try #require(CFDataCreateMutable(nil, 0))
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
    CGImageDestinationAddImage(destination, try #require(UIImage(systemName: "star")?.cgImage), nil)
    #expect(CGImageDestinationFinalize(destination))
  }
}
