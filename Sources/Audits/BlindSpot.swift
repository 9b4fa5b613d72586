/// Something that an audit cannot see, and how to find out about it.
package struct BlindSpot: Sendable {
  package var subject: String
  package var reason: String
  package var instead: String

  /// All of them; an audit is not a claim of conformance.
  package static let all: [BlindSpot] = [
    BlindSpot(
      subject: "whether a description is true or useful", reason: "it takes the picture and its purpose",
      instead: "a person; name-is-resource and echo find only the form"),
    BlindSpot(
      subject: "text in pictures; contrast over photographs, films, materials and gradients",
      reason: "there are no pixels",
      instead: "Accessibility Inspector, or Apple's audit in a UI test"),
    BlindSpot(
      subject: "how large a text really is where the layout is estimated",
      reason: "estimates are good to about 4 points",
      instead: "give frames, or audit a capture"),
    BlindSpot(
      subject: "elements that a description or a capture left out", reason: "they are not in the file",
      instead: "compare with a screenshot"),
    BlindSpot(
      subject: "words of code that is left out of a preview", reason: "what they come from cannot be had here",
      instead: "audit a capture; what is left out is told with the preview"),
    BlindSpot(
      subject: "effects that are not as described", reason: "it is a description, not the app",
      instead: "audit a capture, or test the app"),
    BlindSpot(
      subject: "pronunciation by voices that were not recorded", reason: "voices change",
      instead: "listen: a11ysim speak"),
    BlindSpot(
      subject: "haptics, sounds, the layout of Braille, the timing of Switch Control, dictation",
      reason: "not simulated",
      instead: "a device"),
    BlindSpot(
      subject: "whether captions and audio descriptions are right", reason: "only that they are there is known",
      instead: "a person"),
    BlindSpot(
      subject: "whether an order is meant", reason: "any order that reads downwards passes",
      instead: "read the transcript"),
    BlindSpot(subject: "plain language, and its level", reason: "judgment", instead: "a person"),
    BlindSpot(
      subject: "flashes and motion as they are measured", reason: "only what is declared is known", instead: "a person"),
    BlindSpot(
      subject: "web views, games, drawing on a canvas, other apps' extensions", reason: "there is no tree inside",
      instead: "their own tools"),
    BlindSpot(
      subject: "conformance", reason: "automatic checks reach a part of the criteria",
      instead: "an assessment by people with disabilities"),
  ]
}
