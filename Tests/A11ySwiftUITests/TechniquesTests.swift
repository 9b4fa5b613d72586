import A11ySwiftUI
import A11yUIKit
import Testing

/// What CVS Health's “iOS SwiftUI accessibility techniques” say is heard of their examples.
@MainActor
@Suite("Techniques of CVS Health")
struct TechniquesTests {
  // “Toggles”: "Light" and "Dark" in place of "On" and "Off"; the state after the role word as in the reference.
  @Test("A switch without a title says its author's value")
  func valueOfSwitch() {
    let view = Toggle(isOn: .constant(false)) { EmptyView() }
      .labelsHidden().accessibilityLabel("Display Mode").accessibilityValue("Light")
    #expect(stops(view) == ["Display Mode, switch button, Light"])
  }

  struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: "square").accessibilityHidden(true)
        configuration.label
      }
      .onTapGesture { configuration.isOn.toggle() }
    }
  }

  // “Checkboxes”: “VoiceOver reads the "Switch button" trait and "Checked" and "Unchecked" values.”
  @Test("A switch that a style draws stays one")
  func drawnSwitch() {
    let view = Toggle("Accept Terms", isOn: .constant(false)).toggleStyle(Checkbox()).accessibilityValue("Unchecked")
    #expect(stops(view) == ["Accept Terms, switch button, Unchecked"])
  }

  struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: configuration.isExpanded ? "minus" : "plus").accessibilityHidden(true)
        configuration.label
      }
      .accessibilityElement(children: .combine)
      .onTapGesture { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }

  // “Accordions”: with a style of the app's own “VoiceOver speaks the same "Collapsed, Double-tap to expand" and
  // "Expanded, Double-tap to collapse" state and hint text”.
  @Test("A group that a style draws tells whether it is open")
  func drawnGroup() {
    func group(isOpen: Bool) -> some View {
      DisclosureGroup("Terms", isExpanded: .constant(isOpen)) { Text("All of them") }.disclosureGroupStyle(Fold())
    }
    #expect(hear(group(isOpen: false)) == ["Terms, collapsed"])
    #expect(hear(group(isOpen: true)) == ["Terms, expanded"])
  }

  // “Text Fields”: “LabeledContent … label text that also becomes the accessible name of each TextField”.
  @Test("What is labeled is called by the label")
  func labeledField() {
    let view = LabeledContent("First Name") { TextField("", text: .constant("")).textFieldStyle(.roundedBorder) }
    #expect(stops(view) == ["First Name, text field"])
    // A placeholder is read after the name (kickstarter/ios-oss, pull request 545: “New email - Email Address - Text Field”).
    let prompted = LabeledContent("First Name") { TextField("Required", text: .constant("")) }
    #expect(stops(prompted) == ["First Name, Required, text field"])
    let filled = LabeledContent("First Name") { TextField("Required", text: .constant("Ann")) }
    #expect(stops(filled) == ["First Name, Ann, text field"])
  }

  // “Date & Time Pickers”: pickers without a style “need an .accessibilityLabel set to match their visible label text”.
  @Test("A label is that of the date and of the time")
  func dateAndTime() {
    let view = DatePicker("", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
      .labelsHidden().accessibilityLabel("Reservation").environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
    #expect(
      stops(view) == [
        "Reservation, Jan 1, 2001, button, collapsed", "Reservation, 12:00 AM, button, collapsed",
      ])
  }

  // “Tabs”: the label of pages names them; “Slideshow” is their container.
  @Test("Pages with a label stay pages")
  func pages() {
    let view = TabView {
      Text("First Slide")
      Text("Second Slide")
    }
    .tabViewStyle(.page).accessibilityLabel("Slideshow")
    #expect(stops(view) == ["Slideshow, First Slide", "page 1 of 2, adjustable"])
  }

  // “A11y-check”: a label on a TabView is there “so VoiceOver users hear the tab bar name and tab count”.
  @Test("Tabs with a label stay tabs")
  func tabs() {
    let view = TabView {
      Text("Welcome").tabItem { Label("Home", systemImage: "house") }
      Text("Inbox").tabItem { Label("Messages", systemImage: "envelope") }
    }
    .accessibilityLabel("Navigation")
    #expect(stops(view) == ["Navigation, Welcome", "Tab Bar, selected, Home, tab, 1 of 2", "Messages, tab, 2 of 2"])
  }

  // Apple, View.tabItem(_:): a tab shows a text and an image; a UITabBarItem is called by its title.
  @Test("Tabs are called by their texts, and by pictures only without any")
  func tabTitles() {
    let view = TabView {
      Text("Welcome").tabItem {
        Image(systemName: "house")
        Text("Home")
      }
      Text("Inbox").tabItem {
        VStack {
          Image("mailbox")
          Text("Messages")
        }
      }
      Text("Me").tabItem { Image("portrait") }
    }
    #expect(
      stops(view) == [
        "Welcome", "Tab Bar, selected, Home, tab, 1 of 3", "Messages, tab, 2 of 3", "portrait, tab, 3 of 3",
      ])
  }
}
