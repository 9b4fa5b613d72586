import Order
import ScenarioFiles
import Testing
import Transcripts
import Utterances
import VoiceOver

/// Maps, charts, symbols and the pictures in rows: what shows something, and who says it.
@Suite("Maps, charts and pictures")
struct FigureTests {
  /// A screen, and what is heard on it.
  struct Screen: Sendable, CustomTestStringConvertible {
    var source: String
    var views: String
    var platform = "iOS 26"
    var heard: [String]

    var testDescription: String { source }
  }

  @Test("What is heard", arguments: screens)
  func heard(_ screen: Screen) throws {
    let text = "scenario: S\nplatform: \(screen.platform)\nsettings: { hints: off }\nviews: \(screen.views)\n"
    let lines = Transcript(of: try readScenario(ScenarioSource(text))).text().split(separator: "\n").map(String.init)
    // What is heard stands below the opening of the screen; what is there but not heard is marked by a plus.
    let heard = lines.drop { !$0.hasPrefix("> ") }.filter { !$0.hasPrefix("> ") && !$0.hasPrefix("+ ") }
    #expect(heard == screen.heard)
  }

  /// Words that nobody is known to have heard are marked; the names of symbols that were heard are not.
  @Test("A name that was heard is not assumed")
  func assumed() throws {
    let views = "[{ symbol: clock.arrow.circlepath }, { symbol: leaf.fill }, { symbol: paintpalette }]"
    let text = "scenario: S\nplatform: iOS 26\nsettings: { hints: off }\nviews: \(views)\n"
    let assumptions = Transcript(of: try readScenario(ScenarioSource(text))).assumptions.joined()
    #expect(assumptions.contains("'paintpalette'"))
    #expect(!assumptions.contains("clock") && !assumptions.contains("leaf"))
  }

  static let screens = [
    Screen(
      source: "places on a map are stops; the map itself is none (WWDC20-10116)",
      views: "[{ map: , views: [{ element: , label: Bay Bridge }, { element: , label: Alcatraz Island }] }]",
      heard: ["Bay Bridge", "Alcatraz Island"]),
    Screen(
      source: "a named map is named on entering (accessibilityupto11.com, of containers)",
      views: "[{ map: Avenue Loop, views: [{ element: , label: Hazard }, { element: , label: Start }] }]",
      heard: ["Avenue Loop, Hazard", "Start"]),
    Screen(
      source: "a map that shows nothing is called by its name, or is not a stop",
      views: "[{ map: Avenue Loop }, { map: }, { text: End }]", heard: ["Avenue Loop", "End"]),
    Screen(
      source: "a chart's label is heard on entering, its points are stops (WWDC21-10122, WWDC22-10136)",
      views: "[{ chart: Sales, points: [{ label: Cachapa, value: 916 }, { label: Injera, value: 850 }] }]",
      heard: ["Sales, Cachapa, 916", "Injera, 850"]),
    Screen(
      source: "as many points as there are, in the order of the data (WWDC22-10136, bars one below the other)",
      views: """
        [{ chart: , points: { Cachapa: 916, Injera: 850, Crêpe: 802, Jian Bing: 753, Dosa: 654, American: 618 } }]
        """,
      heard: ["Cachapa, 916", "Injera, 850", "Crêpe, 802", "Jian Bing, 753", "Dosa, 654", "American, 618"]),
    Screen(
      source: "in a chart of the author's own, frames decide (WWDC15-201, points from left to right)",
      views: """
        [{ chart: , views: [{ element: , label: Late, frame: [90, 100, 20, 90] },
        { element: , label: Early, frame: [10, 100, 20, 90] }] }]
        """, heard: ["Early", "Late"]),
    Screen(
      source: "the author's label of a chart wins",
      views: "[{ chart: Sales, label: Pancakes sold, points: [{ label: Cachapa, value: 916 }] }]",
      heard: ["Pancakes sold, Cachapa, 916"]),
    Screen(
      source: "a pause where a symbol without words has a dot (WWDC21-10223: “Drop, fill”)",
      views: "[{ symbol: drop.fill }, { symbol: sun.max.fill }, { symbol: checkmark.seal.fill }]",
      heard: ["drop, fill, image", "Brightness Higher, image", "selected, Verified, image"]),
    Screen(
      source: "symbols that were heard, each named by who heard them, or are called so by the strings of iOS 15",
      views: """
        [{ button: { symbol: square.and.pencil } }, { button: { symbol: envelope.fill } },
        { button: { symbol: moon.zzz } }, { symbol: slider.horizontal.3 }, { symbol: creditcard.circle.fill },
        { symbol: eye.slash }, { symbol: exclamationmark.circle.fill }]
        """,
      heard: [
        "Compose, button", "Get Mail, button", "Snooze, button", "Edit, image", "Card, image", "Hide, image",
        "Exclamation Mark In A Filled Circle, image",
      ]),
    Screen(
      source: "the strings of iOS 15: a filling changes no name, a circle around a thing may be part of it",
      views: """
        [{ symbol: exclamationmark.triangle.fill }, { symbol: info.circle.fill }, { symbol: doc.on.doc },
        { symbol: person.crop.circle.fill }, { symbol: person.circle.fill }, { symbol: clock.fill },
        { symbol: cloud.sun.fill }, { symbol: keyboard.chevron.compact.down }, { symbol: a.circle.fill }]
        """,
      heard: [
        "Warning, image", "Info, image", "Copy, image", "Account, image", "Contact Photo, image", "Clock, image",
        "Partly Cloudy, image", "Hide Keyboard, image", "A Circle, image",
      ]),
    Screen(
      source: "the strings of iOS 15: what a symbol stands for in the system's own apps",
      views: """
        [{ symbol: bell.fill }, { symbol: book.fill }, { symbol: location.fill }, { symbol: lock.open.fill },
        { symbol: mic.fill }, { symbol: film }, { symbol: wifi }, { symbol: figure.walk.circle }]
        """,
      heard: [
        "Notifications, image", "Bookmark, image", "Location Services, image", "Unlock, image", "Microphone, image",
        "Movie, image", "Wi-Fi, image", "Walk, image",
      ]),
    Screen(
      source: "the strings of iOS 15: acts of players, editors and lists, and what overrides the words of a symbol",
      views: """
        [{ symbol: play.circle.fill }, { symbol: pause.fill }, { symbol: backward.fill }, { symbol: pencil },
        { symbol: arrow.uturn.backward }, { symbol: arrow.uturn.right.circle }, { symbol: tag.fill },
        { symbol: folder.badge.plus }, { symbol: textformat }, { symbol: text.alignleft }, { symbol: bolt.slash.fill },
        { symbol: multiply.circle.fill }, { symbol: wifi.exclamationmark }, { symbol: xmark.square.fill }]
        """,
      heard: [
        "Play, image", "Pause, image", "Back, image", "Edit, image", "Undo, image", "Redo, image", "Tag, image",
        "New Folder, image", "Text Formatting, image", "Align Left, image", "Flash Off, image", "X Circle, image",
        "Wi-Fi Error, image", "Close, image",
      ]),
    Screen(
      source: "the strings of iOS 15: documents, arrows, and a variant that has words of its own",
      views: """
        [{ symbol: doc.text }, { symbol: doc.text.magnifyingglass }, { symbol: archivebox.fill }, { symbol: map },
        { symbol: arrow.up.arrow.down.circle }, { symbol: arrow.left }, { symbol: arrow.down.circle.fill },
        { symbol: square.grid.2x2 }, { symbol: square.grid.2x2.fill }, { symbol: square.on.square }]
        """,
      heard: [
        "Plain Text Document, image", "Search Document, image", "Archive, image", "Show Map, image", "Sort, image",
        "Left, image", "Arrow Down Circle, image", "Grid View, image", "Grid 2x2, image", "Tabs, image",
      ]),
    Screen(
      source: "trees of iOS 26 and 27 (vlmkit, unarbos/arbos), and of Catalyst",
      views: """
        [{ symbol: gearshape }, { symbol: arrow.turn.down.right }, { symbol: checklist }, { symbol: books.vertical }]
        """,
      heard: [
        "Gear Shape, image", "Arrow Turning Down Then Right, image", "Checklist With Checkmarks, image",
        "Books Standing Vertically On A Shelf, image",
      ]),
    Screen(
      source: "symbols that were heard without the words that the strings have for them",
      views: "[{ symbol: gearshape.2 }, { symbol: bell.slash }]",
      heard: ["gearshape, 2, image", "bell, slash, image"]),
    Screen(
      source: "symbols without words: water.waves, icloud slash, as developers heard them",
      views: "[{ symbol: water.waves }, { symbol: icloud.slash }]",
      heard: ["water, waves, image", "icloud, slash, image"]),
    Screen(
      source: "the strings of iOS 15: what overrides the words of a symbol, and a circle that changes them",
      views: """
        [{ symbol: person.crop.circle.badge.plus }, { symbol: paintbrush.fill }, { symbol: scribble },
        { symbol: shippingbox.fill }, { symbol: shield.fill }, { symbol: selection.pin.in.out },
        { symbol: rectangle.on.rectangle.angled }, { symbol: video.fill }, { symbol: video.circle.fill },
        { symbol: goforward.15 }, { symbol: viewfinder.circle }, { symbol: qrcode }]
        """,
      heard: [
        "Add People/Follow, image", "Format, image", "Draw, image", "Box, image", "Shield, image", "Trim, image",
        "Study Cards, image", "Video, image", "Facetime Video Call, image", "Go Forward 15 Seconds, image",
        "Scan, image", "Qr Code, image",
      ]),
    Screen(
      source: "in a cell of UIKit a picture without a name says nothing (WWDC21-10121, WWDC14-210)",
      views: "[{ cell: [{ image: bailey }, { text: Bailey }, { image: dog, label: Beagle }] }]",
      heard: ["Bailey, Beagle"]),
    Screen(
      source: "a cell that was made an element and given a value says that, not the state of its switch (WWDC17-215)",
      views: """
        [{ cell: [{ text: Facebook }, { toggle: , isOn: true }], isElement: true, label: Facebook, value: "off" },
        { cell: [{ text: Twitter }, { toggle: , isOn: true }], isElement: true }]
        """, heard: ["Facebook, off", "Twitter, switch button, on"]),
    Screen(
      source: "a switch within what a cell shows is a stop of its own (pocket-casts-ios 436, kickstarter/ios-oss 544)",
      views: "[{ cell: [{ hstack: [{ text: Badge }, { toggle: , isOn: true }] }] }]",
      heard: ["Badge", "switch button, on"]),
    Screen(
      source: "before iOS 17 a cell with a switch says its state alone (magentaA11y, videos of two rows of Settings)",
      views: "[{ cell: [{ text: Reachability }, { toggle: , isOn: false }] }, { toggle: Sync, isOn: false }]",
      platform: "iOS 16", heard: ["Reachability, off", "Sync, switch button, off"]),
    Screen(
      source: "a cell that was made an element covers its buttons (AccessibilitySnapshot, ElementOrderTests)",
      views: """
        [{ cell: [{ text: Bailey }, { button: Adopt }], isElement: true },
        { cell: [{ text: Layla }, { button: Call }] }]
        """, heard: ["Bailey", "Layla", "Call, button"]),
    Screen(
      source: "in a button of SwiftUI it is called by its name (iOS 26.5 trees)",
      views: "[{ button: [{ image: bailey }, { text: Bailey }] }]", heard: ["bailey, Bailey, button"]),
    Screen(
      source: "a checkmark in a button makes it selected (firefox-ios, pull request 25303; OpenCCman on iOS 27)",
      views: "[{ button: [{ text: Retro }, { symbol: checkmark }] }]", heard: ["selected, Retro, button"]),
    Screen(
      source: "so does what a checkmark is a part of (HGFcollective, iOS 17: “Selected: Submit. Button.”)",
      views: "[{ button: [{ hstack: [{ text: Submit }, { symbol: checkmark.icloud }] }] }]",
      heard: ["selected, Submit, button"]),
    Screen(
      source: "a button that is all of a link names it (HGFcollective, a picture of its chat: “Send. Button.”)",
      views: "[{ navigationLink: [{ button: { symbol: paperplane.fill } }] }]", heard: ["Send, button"]),
    Screen(
      source: "a link or a button that is all of a button names it (assumed, as that of a link)",
      views: "[{ button: [{ navigationLink: Settings }] }, { button: [{ text: Ann }, { button: More }] }]",
      heard: ["Settings, button", "Ann, button"]),
    Screen(
      source: "a label that the mark has is said as well (firefox-ios, issue 25135: “selected” twice)",
      views: "[{ button: [{ text: Retro }, { symbol: checkmark, label: Selected }] }]",
      heard: ["selected, Retro, Selected, button"]),
    Screen(
      source: "the mark alone has the trait and the name (a tree of iOS 26 with both)",
      views: "[{ symbol: checkmark }]", heard: ["selected, Selected, image"]),
    Screen(
      source: "a button that shows the mark alone has both (WWDC25-224: “Selected, selected, button”)",
      views: "[{ button: [{ symbol: checkmark }] }, { button: { symbol: checkmark } }]",
      heard: ["selected, Selected, button", "selected, Selected, button"]),
    Screen(
      source: "in a disabled group of SwiftUI's texts are dimmed too (OpenCCman on iOS 27: “Variant dimmed”)",
      views: "[{ vstack: [{ text: Variant }, { button: Taiwan }], disabled: true }]",
      heard: ["Variant, dimmed", "Taiwan, dimmed, button"]),
    Screen(
      source: "a view of UIKit's that is disabled dims its controls alone (a label has no such state)",
      views: "[{ view: [{ text: Variant }, { button: Taiwan }], disabled: true }]",
      heard: ["Variant", "Taiwan, dimmed, button"]),
    Screen(
      source: "up to iOS 15 a button of SwiftUI's stays one, whatever is taken from it (cloud-sdk-ios-fiori, 436)",
      views: "[{ button: Balance, removeTraits: button }, { view: [{ button: Help, removeTraits: button }] }]",
      platform: "iOS 15", heard: ["Balance, button", "Help"]),
    Screen(
      source: "and none later on (assumed; of links by cvs-health, LinksView)",
      views: "[{ button: Balance, removeTraits: button }]", heard: ["Balance"]),
    Screen(
      source: "a menu of the Mac's is not a pop-up button (kiwix-apple, issue 1684, macOS 26.5)",
      views: "[{ menu: { symbol: list.bullet }, views: [{ button: One }] }]", platform: "macOS 26",
      heard: ["List, menu button"]),
    Screen(
      source: "in a toolbar it is called by its symbol, whatever its title (kiwix-apple, issue 1684, macOS 26.5)",
      views: "[{ toolbar: [{ menu: { text: Outline, symbol: list.bullet }, views: [{ button: One }] }] }]",
      platform: "macOS 26", heard: ["In toolbar, 1 item, List, menu button"]),
    Screen(
      source: "a symbol with words of the system's own (kiwix-apple, issue 1686, macOS 26.5)",
      views: "[{ button: { symbol: text.page.badge.magnifyingglass } }, { symbol: magnifyingglass }]",
      platform: "macOS 26", heard: ["Search Document, button", "Search, image"]),
    Screen(
      source: "on the watch a navigation link says its texts alone (WWDC21-10223)",
      views: "[{ navigationLink: [{ symbol: leaf }, { text: Five days }] }]", platform: "watchOS 26",
      heard: ["Five days, button"]),
    Screen(
      source: "elsewhere too, and it has the menu of its picture (WWDC25-224, by the code of Landmarks)",
      views: "[{ navigationLink: [{ image: thumb, contextMenu: [{ button: Share }], "
        + "overlay: { views: [{ text: Joshua Tree }] } }] }]",
      heard: ["Joshua Tree, button", "~ Actions available"]),
    Screen(
      source: "and that of a stack in it (WWDC25-224, of a picture)",
      views: "[{ navigationLink: [{ hstack: [{ image: thumb }, { text: Joshua Tree }], "
        + "contextMenu: [{ button: Share }] }] }]",
      heard: ["Joshua Tree, button", "~ Actions available"]),
    Screen(
      source: "a link around nothing but a picture is called by it, as a button is (WWDC19-254)",
      views: "[{ navigationLink: [{ image: plus_icon }] }]", heard: ["plus_icon, button"]),
    Screen(
      source: "a button in it is called by its picture all the same (WWDC21-10223: “Leaf, button”)",
      views: "[{ navigationLink: [{ symbol: drop }, { text: Daisy }, { button: { symbol: leaf } }] }]",
      platform: "watchOS 26", heard: ["Daisy, button", "leaf, button"]),
    Screen(
      source: "what has no size is not a stop (AccessibilitySnapshot's parser)",
      views: "[{ text: A, frame: [0, 0, 0, 0] }, { hstack: [], children: combine }, { text: B }]", heard: ["B"]),
    Screen(
      source: "a summary is heard when the app appears (accessibilityupto11.com)",
      views: "[{ text: Summary, traits: header }, { element: , label: 'Moving 55%', traits: summaryElement }]",
      heard: ["Moving 55%", "Summary, heading", "Moving 55%"]),
    Screen(
      source: "a label of the author's replaces title and choice of a menu picker (cvs-health, Pickers)",
      views: "[{ picker: Fruit, label: Best fruit, options: [Apple, Banana], selection: Banana }]",
      heard: ["Best fruit, button, pop up button"]),
    Screen(
      source: "a stepper of UIKit's has no value (AccessibilitySnapshot; magentaA11y's recording)",
      views: "[{ stepper: , value: 1 }, { stepper: Guests, value: 1 }]",
      heard: [
        "Decrement, button", "Increment, button", "Guests, Decrement, 1, button", "Guests, Increment, 1, button",
      ]),
  ]
}
