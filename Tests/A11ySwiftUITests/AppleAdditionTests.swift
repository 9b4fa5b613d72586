import A11ySwiftUI
import A11yUIKit
import Interface
import Testing

/// What apps use of Apple's besides views (the documentation of UIKit, of Uniform Type Identifiers and of SwiftUI).
@Suite("What Apple adds to Foundation")
struct AppleAdditionTests {
  @Test("A place in a table has a section and a row")
  func places() {
    var place = IndexPath(row: 3, section: 1)
    #expect(place == [1, 3] && place.row == 3 && place.section == 1 && place.item == 3)
    (place.section, place.item) = (0, 2)
    #expect(place == IndexPath(item: 2, section: 0))
  }

  // Apple's documentation of key-value coding: an object tells its value by a key.
  @Test("An app's defaults can be asked as any object is")
  func keyedDefaults() {
    let defaults = UserDefaults(suiteName: "a11ysim.keyed")
    defaults?.setValue(3, forKey: "size")
    #expect(defaults?.value(forKey: "size") as? Int == 3 && defaults?.value(forKey: "none") == nil)
    defaults?.removePersistentDomain(forName: "a11ysim.keyed")
  }

  @Test("No kind of data is a part of itself")
  func kinds() {
    #expect(!UTType.png.isSubtype(of: .png) && !UTType.png.isSupertype(of: .png))
  }

  // Apple's reference of UTType: “System-declared uniform type identifiers”, with what each conforms to.
  @Test("A kind of data is a part of others, and is told by the ending of a file")
  func conformance() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .content))
    #expect(!UTType.image.conforms(to: .png) && UTType.image.isSupertype(of: .heic))
    #expect(UTType.mpeg4Movie.conforms(to: .movie) && UTType.mpeg4Movie.conforms(to: .audiovisualContent))
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.plainText.preferredMIMEType == "text/plain")
    #expect(UTType(exportedAs: "com.app.trip", conformingTo: .json).conforms(to: .text))
    #expect(UTType(filenameExtension: "xyz")?.isDynamic == true)
    #expect(UTType(filenameExtension: "xyz", conformingTo: .image)?.conforms(to: .image) == true)
    #expect(UTType.png.isPublic && UTType.gif.isDeclared && !UTType.gif.isPublic)
    #expect(UTType(tag: "text/html", tagClass: .mimeType, conformingTo: nil) == .html)
    #expect(UTType(tag: "swift", tagClass: .filenameExtension, conformingTo: nil) == .swiftSource)
  }

  // Apple's reference of `localizedStandardCompare(_:)`: “sorted as in the Finder”, numbers by what they count.
  @Test("Names are sorted as people expect")
  func order() {
    let names = ["Plan 10", "plan 2", "Äpfel", "Zoo"]
    #expect(names.sorted(using: .localizedStandard) == ["Äpfel", "plan 2", "Plan 10", "Zoo"])
    struct Plan { var name: String }
    let plans = names.map(Plan.init)
    let sorted = plans.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse))
    #expect(sorted.map(\.name) == ["Zoo", "Plan 10", "plan 2", "Äpfel"])
    #expect(["b", "a"].sorted(using: .localized) == ["a", "b"])
  }

  // Apple's reference of UndoManager: groups by event, redoing, names of actions, levels.
  @Test("What is done is taken back and done again")
  func undoing() {
    final class List {
      var items: [String] = []
      let undo = UndoManager()
      func add(_ item: String) {
        items.append(item)
        undo.registerUndo(withTarget: self) { $0.remove(item) }
        undo.setActionName("Add")
      }
      func remove(_ item: String) {
        items.removeAll { $0 == item }
        undo.registerUndo(withTarget: self) { $0.add(item) }
      }
    }
    let list = List()
    #expect(!list.undo.canUndo && list.undo.undoMenuItemTitle == "Undo")
    list.undo.beginUndoGrouping()
    list.add("Milk")
    list.undo.endUndoGrouping()
    #expect(list.undo.canUndo && list.undo.undoMenuItemTitle == "Undo Add")
    list.undo.undo()
    #expect(list.items == [] && !list.undo.canUndo && list.undo.canRedo)
    list.undo.redo()
    #expect(list.items == ["Milk"] && list.undo.canUndo && !list.undo.canRedo)
    list.undo.removeAllActions(withTarget: list)
    #expect(!list.undo.canUndo)
    list.undo.disableUndoRegistration()
    list.add("Eggs")
    #expect(!list.undo.canUndo)
    list.undo.enableUndoRegistration()
    list.undo.levelsOfUndo = 1
    list.undo.groupsByEvent = false
    list.add("Bread")
    list.add("Jam")
    list.undo.undo()
    #expect(list.items == ["Milk", "Eggs", "Bread"] && !list.undo.canUndo)
  }

  @Test("The undo manager of the window takes back one event at a time")
  @MainActor
  func undoingInViews() {
    #expect(hear(UndoingCounter(), .activate, .activate, .last).last == "4")
    #expect(hear(UndoingCounter(), .activate, .activate, .next(1), .activate, .last).last == "2")
  }

  @Test("What is loaded in the background is there")
  func sessions() { #expect(URLSessionConfiguration.background(withIdentifier: "trips").timeoutIntervalForRequest > 0) }

  @Test("Sessions keep a promise of the app's that asks for what they load without a delegate")
  func promises() { #expect((URLSession.shared as Any) is any LoadsRequests) }

  @Test("What draws a view can be followed")
  @MainActor
  func renderer() {
    @ObservedObject var renderer = ImageRenderer(content: Text("Milk"))
    renderer.isOpaque = true
    #expect($renderer.isOpaque.wrappedValue)
  }
}

private struct UndoingCounter: A11ySwiftUI.View {
  @Environment(\.undoManager) private var undo
  @State private var model = UndoableCount()
  var body: some A11ySwiftUI.View {
    Button("Add two") { model.addTwice(undo) }
    Button("Undo") { undo?.undo() }
    Text("\(model.count)")
  }
}
@Observable private final class UndoableCount {
  var count = 0
  func addTwice(_ undo: UndoManager?) {
    for _ in 0..<2 {
      count += 1
      undo?.registerUndo(withTarget: self) { $0.count -= 1 }
    }
  }
}

private protocol LoadsRequests {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
}
extension URLSession: LoadsRequests {}
