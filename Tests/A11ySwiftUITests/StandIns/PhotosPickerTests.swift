import A11yMedia
import A11ySwiftUI
import Interface
import Testing

/// Apple, “PhotosPicker”: a button that opens the photos, whatever its label is.
@MainActor
@Suite("Pickers of photos")
struct PhotosPickerTests {
  struct Album: A11ySwiftUI.View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var isOpen = false
    var body: some A11ySwiftUI.View {
      PhotosPicker("Choose a photo", selection: $item, matching: .images)
      PhotosPicker("Choose photos", selection: $items, maxSelectionCount: 3, photoLibrary: .shared())
      PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) {
        A11ySwiftUI.Label("Avatar", systemImage: "photo")
      }
      Button("More") { isOpen = true }.photosPicker(isPresented: $isOpen, selection: $items)
    }
  }

  @Test("They are buttons") func buttons() {
    #expect(
      stops(Album()) == ["Choose a photo, button", "Choose photos, button", "Avatar, button", "More, button"])
  }

  @Test("They open the same screen as the modifier, and closing it goes back") func opened() {
    let heard = hear(Album(), .activate)
    #expect(heard.count == 2)
    #expect(hear(Album(), .last, .activate).last == heard.last)
    #expect(hear(Album(), .activate, .escape).last == "Choose a photo, button")
  }
}
