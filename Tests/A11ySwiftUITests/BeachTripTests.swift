import Interface
import Testing

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
}
