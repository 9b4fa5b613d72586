import Foundation
import Testing

/// What the system adds to alerts and action sheets, and what a scrub does there.
@Suite("Alerts and action sheets")
struct AlertTests {
  static let examples: [WalkExample] = [
    WalkExample(
      "an alert without buttons has the system's OK (SwiftUI's documentation of alerts), which takes it away",
      "state: { a: true }\nviews: [{ text: A }, { alert: Saved, isPresented: $a }]",
      steps: "next, activate", "OK, button", "* screen changed", "A"),
    WalkExample(
      "in the language of the system, too (UIKit's own strings)",
      "locale: ko-KR\nviews: [{ text: A }, { alert: 저장됨 }]", steps: "next", "확인, 버튼"),
    WalkExample(
      "an alert with a button has no other", "views: [{ text: A }, { alert: Saved, views: [{ button: Fine }] }]",
      steps: "next, next", "Fine, button", "* boundary", "Fine, button"),
    WalkExample(
      "an action sheet that nothing cancels has the system's Cancel (SwiftUI's documentation of confirmationDialog)",
      "platform: iOS 18\nstate: { a: true }\nviews: [{ text: A }, { confirmationDialog: Delete it?, isPresented: $a, "
        + "views: [{ button: Delete }] }]",
      steps: "next, next, activate", "Delete, button", "Cancel, button", "* screen changed", "A"),
    WalkExample(
      "one that is cancelled by a button of its own has none besides",
      "platform: iOS 18\nviews: [{ text: A }, { confirmationDialog: Delete it?, views: [{ button: Delete }, { button: "
        + "Cancel }] }]",
      steps: "next, next, next", "Delete, button", "Cancel, button", "* boundary", "Cancel, button"),
    WalkExample(
      "since iOS 26 it is a popover without that button (psimaker/vaultsync, issue 64)",
      "platform: iOS 26\nviews: [{ text: A }, { confirmationDialog: Delete it?, views: [{ button: Delete }] }]",
      steps: "next, next", "Delete, button", "* boundary", "Delete, button"),
    WalkExample(
      "and so it is on iPad (xamarin/Xamarin.Forms, issue 10557)",
      "platform: iPadOS 18\nviews: [{ text: A }, { confirmationDialog: Delete it?, views: [{ button: Delete }] }]",
      steps: "next, next", "Delete, button", "* boundary", "Delete, button"),
    WalkExample(
      "in a popover a button of the author's own that cancels is not there either (vaultsync 64; dillidon 22)",
      "platform: iOS 26\nviews: [{ text: A }, { confirmationDialog: Delete it?, views: [{ button: Delete }, { button: "
        + "Cancel }] }]",
      steps: "next, next", "Delete, button", "* boundary", "Delete, button"),
    WalkExample(
      "a scrub does what it would do (UIKit, a tap outside of a popover)",
      "platform: iPadOS 18\n" + sure("Cancel").replacingOccurrences(of: "alert:", with: "confirmationDialog:"),
      steps: "escape", "* screen changed", "x left"),
    WalkExample(
      "a scrub does what the button does that cancels (Apple's reference of accessibilityPerformEscape)",
      sure("Cancel"), steps: "escape", "* screen changed", "x left"),
    WalkExample(
      "also one that Escape activates", sure("Keep, keyboardShortcut: Escape"), steps: "escape", "* screen changed",
      "x left"),
    WalkExample(
      "in the language of the system", "locale: de-DE\n" + sure("Abbrechen"), steps: "escape", "* screen changed",
      "x left"),
    WalkExample(
      "without such a button it only closes the alert", sure("Keep"), steps: "escape", "* screen changed", "x none"),
  ]

  /// An alert with a button that says so in the state.
  private static func sure(_ button: String) -> String {
    "state: { o: true, x: none }\nviews: [{ text: 'x ${x}' }, { alert: Sure?, isPresented: $o, views: [{ button: Delete, "
      + "action: { set: { x: deleted } } }, { button: \(button), action: { set: { x: left } } }] }]"
  }

  @Test("What is there, and what a scrub does", arguments: examples)
  func example(_ example: WalkExample) throws {
    #expect(try example.play() == example.heard)
  }
}
