import Interface
import Order
import Testing
import VoiceOver

/// Speech as VoiceOver's caption panel writes it, hints after the description.
@Suite("Published examples in the notation of the caption panel")
struct CaptionExampleTests {
  @Test("A screen at rest", arguments: captions + practitioners)
  func caption(_ example: Example) {
    #expect(line(example.view) == example.expected)
  }

  /// The panel shows what follows the pause as further parts.
  private func line(_ view: View) -> String {
    speech(view, style: .caption).replacing(" | ", with: ", ")
  }

  private static let adjust = ", Swipe up or down with one finger to adjust the value"

  // iOS 26.6.1, read from the panel and checked against the audio; VoiceOver's log in the iOS 26.5 simulator
  static let captions: [Example] = [
    Example(
      "172",
      View(
        .toggle, .text("Daily digest")
      ).with {
        $0.isOn = Bound(.constant(.flag(true)))
        $0.hint = "One summary each morning of what is due today."
      },
      "Daily digest, Switch button, on, One summary each morning of what is due today, Double tap to toggle setting"),
    Example(
      "173",
      View(
        .toggle, .text("Overdue alerts, always on")
      ).with {
        $0.isOn = Bound(.constant(.flag(true)))
        $0.enabled = false
        $0.hint = "Always escalate immediately, never held for the digest."
      },
      "Overdue alerts, always on, dimmed, Switch button, on, Always escalate immediately, never held for the digest"),
    Example("175", View(.button, .text("Undo")), "Undo, Button"),
    Example(
      "176",
      View(
        .picker
      ).with {
        $0.style = "wheel"
        $0.selection = Bound(.constant(.text("22")))
        $0.options = (1...30).map { PickerOption(.constant("\($0)")) }
      },
      "22, selected, Picker Item, adjustable, 22 of 30" + adjust),
    Example(
      "177", element(label: "Minutes", value: "24 minutes", traits: [.adjustable]),
      "Minutes, 24 minutes, adjustable" + adjust),
    Example(
      "178",
      View(.datePicker).with {
        $0.style = "wheel"
        $0.selection = Bound(.constant(.text("12 o'clock")))
      },
      "12 o'clock, Picker Item, adjustable" + adjust),
    Example(
      "181", View(.menu, .text("Add to favorites")).with { $0.enabled = false },
      "Add to favorites, dimmed, Button, Pop up button"),
    Example("182", View(.navigationBar).with { $0.back = "Setting" }, "Setting, Back button"),
  ]

  // accessibilityupto11.com, cvs-health, d-ronnqvist.github.io, mobilea11y.com
  static let practitioners: [Example] = [
    Example(
      "229",
      View(.slider, .text("Volume")).with { $0.amount = Bound(.constant(.number(0.5))) },
      "Volume, 50%, adjustable" + adjust),
    Example(
      "230",
      View(.tabBar, children: ["Watch Now", "B", "C", "D", "E"].map { View(.tab, .text(.constant($0))) }),
      "Tab Bar, Watch Now, Tab, 1 of 5 · B, Tab, 2 of 5 · C, Tab, 3 of 5 · D, Tab, 4 of 5 · E, Tab, 5 of 5"),
    Example(
      "231",
      View(.toolbar, children: [View(.button, .text("Toggle Filtering")).with { $0.selected = true }]),
      "Toolbar, selected, Toggle Filtering, Button"),
    Example(
      "233",
      View(
        .view,
        children: [
          View(.button, .text("personal feed")).with { $0.selected = true }, View(.button, .text("B")),
          View(.button, .text("C")),
        ]
      ).with { $0.traits = [.tabBar] }, "selected, personal feed, Tab, 1 of 3 · B, Tab, 2 of 3 · C, Tab, 3 of 3"),
    Example(
      "234",
      View(.button, .text("Camera controls")).with { $0.isExpanded = Bound(.constant(.flag(false))) },
      "Camera controls, Button, Collapsed, Double-tap to expand"),
    Example(
      "234, inside",
      View(
        .view,
        children: [
          View(.button, .text("Flash")).with {
            $0.value = "Off"
            $0.hint = "Switch between flash modes"
          }
        ]
      ).with {
        $0.container = .semanticGroup
        $0.label = Label("Camera Controls")
      }, "Camera Controls, Flash, Off, Button, Switch between flash modes"),
    Example(
      "235",
      View(
        .hstack,
        children: ["Price-to-Earnings", "29.13", "X", "Cap C"].map { View(.text, .text(.constant($0))) }
      ).with { $0.makeElement(.combine) },
      "Price-to-Earnings, 29.13, X, Cap C"),
    Example(
      "236",
      View(
        .toggle, .text("Allow mic access. Let Twitter access your device's mic.")
      ).with { $0.isOn = Bound(.constant(.flag(false))) },
      "Allow mic access. Let Twitter access your device's mic. Switch button, off, Double tap to toggle setting"),
    Example(
      "240",
      View(
        .vstack,
        children: [View(.text, .text("Mars")), View(.text, .text("The Red Planet")), View(.button, .text("Like"))]
      ), "Mars · The Red Planet · Like, Button"),
    Example(
      "242", View(.menu, .text("Actions")), "Actions, Button, Pop up button, Double tap to activate the picker"),
    Example(
      "243", View(.button, .text("Favorite")).with { $0.hint = "Adds this item to your favorites." },
      "Favorite, Button, Adds this item to your favorites"),
    Example("244", View(.image, .symbol("globe")), "Globe, Image"),
    Example("245", View(.link, .text("Title")), "Title, Button, Link"),
    Example(
      "246", View(.disclosureGroup, .text("Title")), "Title, Button, Collapsed, Double-tap to expand"),
    Example(
      "247",
      element(
        label: "Reorder, English", hint: "Double tap and hold, wait for the sound, then drag to rearrange.",
        traits: [.button]
      ).with { $0.draggable = Draggable() },
      "Reorder, English, Button, Draggable, Double tap and hold, wait for the sound, then drag to rearrange"),
    Example(
      "251",
      View(.datePicker).with {
        $0.style = "wheel"
        $0.selection = Bound(.constant(.text("February")))
      },
      "February, Picker Item, adjustable" + adjust),
    Example(
      "252",
      element(label: "Birthday", hint: "Activate to choose type", traits: [.button]).with {
        $0.actions = [View(.button, .text("Delete"))]
      },
      "Birthday, Button, Activate to choose type, Actions available"),
    Example(
      "253", element(label: "Day, Date", traits: [.button, .selected]), "selected, Day, Date, Button"),
  ]

  @Test("Words of talks and of Safari that a native element says as well", arguments: talks)
  func talk(_ example: Example) {
    #expect(speech(example.view, style: .spoken) == example.expected)
  }

  private static let spokenAdjust = " | Swipe up or down with one finger to adjust the value"

  // a11ysupport.io for Safari; Apple's talks, with the casing and the commas of this notation
  static let talks: [Example] = [
    Example("188", element(label: "target", traits: [.button, .notEnabled]), "target, dimmed, button"),
    Example(
      "189", element(label: "Name", traits: [.header]).with { $0.headingLevel = 2 }, "Name, heading level 2"),
    Example(
      "190",
      View(
        .view,
        children: ["Cats", "Dogs", "Birds"].map { View(.text, .text(.constant($0))) }
      ).with { $0.container = .list },
      "Cats, list start · Dogs · Birds, list end"),
    Example(
      "192", element(label: "volume", value: "6, 54.5%", traits: [.adjustable]),
      "volume, 6, 54.5%, adjustable" + spokenAdjust),
    Example(
      "197", element(label: "show more", traits: [.button]).with { $0.isExpanded = Bound(.constant(.flag(false))) },
      "show more, button, collapsed | Double-tap to expand"),
    // WWDC18-230
    Example(
      "204", element(label: "Dog picker", value: "Pinky", traits: [.adjustable]),
      "Dog picker, Pinky, adjustable" + spokenAdjust),
    Example(
      "205",
      element(label: "Skyler's animal shelter").with {
        $0.actions = [View(.button, .text("Open address in maps")), View(.button, .text("Call"))]
      },
      "Skyler's animal shelter | Actions available"),
    Example(
      "206", View(.image, .text("pinky")).with { $0.label = Label("Picture 1 of Pinky") },
      "Picture 1 of Pinky, image"),
    Example(
      "207",
      View(
        .view,
        children: [View(.text, .text("Name")), View(.text, .text("Pinky"))]
      ).with { $0.makeElement(.combine) }, "Name, Pinky"),
    Example("208", View(.button, .text("Show gallery")), "Show gallery, button"),
    // WWDC19-238
    Example(
      "210", element(label: "Red 76", value: "30 percent", traits: [.adjustable]),
      "Red 76, 30 percent, adjustable" + spokenAdjust),
    // WWDC15-201
    Example("211", View(.text, .text("World clock")).with { $0.traits = [.header] }, "World clock, heading"),
    Example(
      "213",
      View(.tabBar, children: [View(.tab, .text("world clock")).with { $0.selected = true }]),
      "Tab Bar, selected, world clock, tab, 1 of 1"),
    Example(
      "215", element(label: "Reminders", value: "two tasks due today", hint: "Double tap to open"),
      "Reminders, two tasks due today | Double tap to open"),
    // WWDC13-202 and WWDC14-210
    Example(
      "216", element(label: "Floor two", traits: [.adjustable]), "Floor two, adjustable" + spokenAdjust),
    Example("219", element(value: "37", traits: [.adjustable]), "37, adjustable" + spokenAdjust),
    Example(
      "218", View(.textField).with { $0.text = Bound(.constant(.text("Wine"))) },
      "Wine, text field | Double tap to edit"),
    // WWDC24-10073
    Example("226", element(label: "Synth").with { $0.draggable = Draggable() }, "Synth, draggable"),
    Example(
      "228, before", element(label: "Baker beach", value: "no rating", traits: [.button]),
      "Baker beach, no rating, button"),
    Example(
      "228, after", element(label: "Baker beach", value: "favorite", traits: [.button]),
      "Baker beach, favorite, button"),
  ]

  @Test("The long hint takes the place of “Actions available”")
  func longActionsHint() {
    // WWDC15-201 and VoiceOver's log in the iOS 26.5 simulator
    let row = element(label: "Cupertino, today, 9:16 a.m.").with { $0.actions = [View(.button, .text("Delete"))] }
    #expect(
      speech(row, readings: SourceReadings([.actionsHint: .flag(true)]), style: .spoken)
        == "Cupertino, today, 9:16 a.m. | Swipe up or down to select a custom action, then double tap to activate")
  }

  @Test("A custom rotor is a hint")
  func rotorHint() {
    // WWDC15-201
    let map = element(label: "Map").with { $0.rotors = [Rotor(name: "points of interest", entries: [])] }
    #expect(speech(map, style: .spoken) == "Map | Use the rotor to access points of interest")
  }
}
