import A11yFoundation
import Testing

/// Apple's references of `CTFontManagerRegisterFontsForURL` and `CTFontManagerRegisterGraphicsFont`.
@Suite("Fonts that an app registers")
struct FontFileTests {
  @Test("A font is registered from its file without a failure")
  func registering() throws {
    let url = URL(fileURLWithPath: "/Fonts/Beach.ttf")
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) && error == nil)
    let font = try #require(CGDataProvider(url: url as CFURL).flatMap(CGFont.init))
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
  }
}
