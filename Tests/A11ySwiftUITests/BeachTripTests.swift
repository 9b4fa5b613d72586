import A11ySimulation
import A11ySwiftUI
import Foundation
import Interface
import Testing
import Transcripts

@testable import PreviewTesting

/// The examples of the talk, as an app has them: their words are those of the scenarios under Scenarios/beach-trip.
@MainActor
@Suite("The beach trip in SwiftUI")
struct BeachTripTests {
  // trip.yaml.
  @Test("Separate elements are read by their places")
  func trip() {
    #expect(
      stops(TripView()) == [
        "Weekend adventure, heading",
        "Saturday, It was a beautiful weekend! The waves were calm, the sun was shining on the bridge, and there wasn't a "
          + "cloud in the sky. image",
        "Looks like a wonderful time", "Favorite, button", "Reply, button", "Nick", "Absolutely beautiful",
        "Favorite, button", "Reply, button", "Jack",
      ])
  }

  // comments.yaml, of which the answer to a comment is a task.
  @Test("A response to a comment is posted")
  func comments() {
    let heard = hear(
      CommentsView(), .next(1), .next(1), .perform("Reply"), .focus("Your reply"), .activate, .type("Hi"),
      .focus("Post"), .activate)
    #expect(
      heard.prefix(4) == [
        "Weekend adventure, heading", "Unread, Looks like a wonderful time, Nick, button",
        "Unread, Hope you wore sunscreen, Beth, button", "Reply, heading",
      ])
    #expect(heard.contains("Post, button"))
    #expect(heard.last == "Weekend adventure, heading")
  }

  // settings.yaml: a custom style changes nothing in the speech.
  @Test("A toggle and its text are one element, under a custom style too")
  func settings() {
    #expect(
      hear(CommentSettings(), .next(1), .activate, .next(1), .activate) == [
        "Settings, heading", "comments, switch button, off", "on", "photos, switch button, on", "off",
      ])
  }

  // rating.yaml.
  @Test("A label is built around the one that is there")
  func rating() {
    #expect(
      stops(RatedTrips()) == [
        "Half star, Saturday, It was a beautiful weekend! image", "Sunday, Clouds came in. image",
      ])
  }

  // widget.yaml.
  @Test("A named action changes the list, and the favourite moves to the top")
  func widget() {
    let heard = hear(BeachWidget(), .next(1), .perform("Favorite"), .first)
    #expect(heard.first == "Funston beach, no rating, button")
    #expect(heard.last == "Baker beach, favorite, button")
  }

  // controls.yaml.
  @Test("Built-in views speak by themselves")
  func controls() {
    #expect(
      stops(BuiltInViews()) == [
        "Post, button", "Notifications, switch button, on", "Trips", "Distance, 12 miles", "Uploading photos, 25%",
        "Battery, 80%",
      ])
  }

  // attachments.yaml; what the action does is the app's own.
  @Test("Buttons that appear on hover are actions, as many as there are")
  func attachments() {
    let heard = hear(AttachedTrip(), .perform("recording"), .last)
    #expect(heard.first == "Saturday, It was a beautiful weekend! image")
    #expect(heard.last == "The recording")
  }

  // favorites.yaml.
  @Test("A label that applies under a condition gives way to the name of the symbol")
  func favorites() {
    #expect(
      stops(FavoriteComments()) == [
        "Sparkle, button", "Looks like a wonderful time", "Favorite, button", "Reply, button",
        "Hope you wore sunscreen", "Super favorite, button", "Reply, button",
      ])
  }

  // unread.json: what is transparent is silent, and a shape without words is not an accessibility element.
  @Test("A mark that does not show is not heard")
  func unread() {
    #expect(
      stops(UnreadComments()) == [
        "Unread, absolutely beautiful, Jack, button", "Unread, Hope you wore sunscreen, Beth, button",
        "Looks like a wonderful time, Nick, button",
      ])
  }

  // sounds.yaml.
  @Test("A sound is dropped on an alert")
  func sounds() {
    #expect(
      hear(AlertSounds(), .down(1), .activate, .next(1), .down(1), .activate) == [
        "Synth, draggable", "Drag", "Cheers, draggable", "Drop, drop ready", "drop complete",
      ])
  }

  // drop-points.yaml: the drop on the whole comes first, then the points by their names.
  @Test("A drop point tells where the payload is dropped", arguments: [1, 2, 3])
  func dropPoints(number: Int) {
    let alert = BirdAlert()
    let heard = hear(DropPointSounds(alert: alert), .down(1), .activate, .next(1), .down(number + 1), .activate)
    let points = (1...number).map { "set sound \($0), drop ready" }
    #expect(
      heard == ["Synth, draggable", "Drag", "Cheers, draggable", "Drop, drop ready"] + points + ["drop complete"])
    #expect(alert.sounds == [["synth", "birds"], ["bells", "synth"], ["bells", "birds", "synth"]][number - 1])
  }

  // finite-drag.yaml.
  @Test("A drag with a known end is an action too")
  func finiteDrag() {
    let alert = BirdAlert()
    #expect(
      hear(FiniteDragSounds(alert: alert), .down(1), .activate, .next(1)) == [
        "Synth, draggable", "Use for Cheers", "Cheers, draggable",
      ])
    #expect(alert.sounds == ["synth", "birds"])
    let dragged = BirdAlert()
    #expect(
      hear(FiniteDragSounds(alert: dragged), .down(2), .activate, .next(1), .down(1), .activate).last
        == "drop complete")
    #expect(dragged.sounds == ["synth", "birds"])
  }

  // technologies.yaml.
  @Test("One tree serves VoiceOver, Voice Control and Switch Control")
  func technologies() {
    #expect(
      stops(TechnologiesView()) == [
        "Weekend adventure, heading", "Looks like a wonderful time, Nick, button",
        "Hope you wore sunscreen, Beth, button",
        "Notify me, switch button, off", "Post, dimmed, button",
      ])
    #expect(
      shown(TechnologiesView(), .showNames) == [
        "Nick, also Looks like a wonderful time (Favorite, Reply)",
        "Beth, also Hope you wore sunscreen (Favorite, Reply)", "Notify me",
      ])
    #expect(
      shown(TechnologiesView(), .scan) == [
        "Looks like a wonderful time, Nick (Favorite, Reply)", "Hope you wore sunscreen, Beth (Favorite, Reply)",
        "Notify me",
      ])
  }

  /// What is heard in the flows of a scenario beside the sources, and what of the same flows in a view.
  private func heard(
    _ file: String, _ view: @escaping @MainActor @Sendable () -> any A11ySwiftUI.View
  ) throws -> (scenario: [String], code: [String]) {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Scenarios/beach-trip").standardized
    let scenario = try Scenario(contentsOfFile: folder.appendingPathComponent(file).path)
    let preview = Preview(file) { AnyView(erasing: view()) }
    var coded = LinkedPreviews.Entry(file: folder, preview: preview).scenario()
    (coded.flows, coded.settings, coded.platform) = (scenario.flows, scenario.settings, scenario.platform)
    func lines(_ scenario: Scenario) -> [String] {
      let all = Transcript(of: scenario).text().split(separator: "\n").map(String.init)
      let flows = all.drop { !$0.hasPrefix("flow:") }
      return (flows.isEmpty ? all[...] : flows).filter { line in
        !["scenario:", "reader:", "settings:", "screen:", "> open"].contains { line.hasPrefix($0) }
      }
    }
    return (lines(scenario), lines(coded))
  }

  @Test("The code of an example says in each step what its scenario says")
  func scenarios() throws {
    let examples: [(String, @MainActor @Sendable () -> any A11ySwiftUI.View)] = [
      ("trip.yaml", { TripView() }), ("settings.yaml", { CommentSettings() }), ("rating.yaml", { RatedTrips() }),
      ("widget.yaml", { BeachWidget() }), ("controls.yaml", { BuiltInViews() }),
      ("attachments.yaml", { AttachedTrip() }), ("favorites.yaml", { FavoriteComments() }),
      ("unread.json", { UnreadComments() }), ("sounds.yaml", { AlertSounds() }),
      ("drop-points.yaml", { DropPointSounds(alert: BirdAlert()) }), ("technologies.yaml", { TechnologiesView() }),
    ]
    for (file, view) in examples {
      let (scenario, code) = try heard(file, view)
      #expect(!scenario.isEmpty, "\(file)")
      #expect(code == scenario, "\(file)")
    }
  }
}
