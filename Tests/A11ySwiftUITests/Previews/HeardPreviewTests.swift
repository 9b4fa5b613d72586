import A11ySwiftUI
import Foundation
import PreviewTesting
import ScenarioFiles
import TestSupport
import Testing

/// Previews as a team's own tests hear them.
///
/// Where no other source is named, the words are those of the standard controls (AccessibilitySnapshot,
/// DefaultControlsTests; the Caption Panel on iOS 26).
@Suite("Previews in tests")
struct HeardPreviewTests {
  struct Lamp: A11ySwiftUI.View {
    @State private var isOn = false
    var body: some A11ySwiftUI.View {
      VStack {
        Text("Lamp").accessibilityAddTraits(.isHeader)
        Toggle("Light", isOn: $isOn)
        Button("Buy!") {}
      }
    }
  }

  private let folder: TemporaryFolder
  private let preview: Preview
  init() throws {
    folder = try TemporaryFolder()
    preview = Preview("A lamp", file: folder.file("Lamp.swift").path) { Lamp() }
  }

  // A label that ends in a mark of its own takes no comma (the beach trip, “It was a beautiful weekend! image”).
  @Test("A preview without flows is heard from its first element to its last")
  func walk() throws {
    #expect(try preview.transcript().heard == ["Lamp, heading", "Light, switch button, off", "Buy! button"])
  }

  // AccessibilitySnapshot, de.lproj: “Überschrift.”, “Taste.”
  @Test("A preview is heard in another language")
  func languages() throws {
    let heard = try preview.transcript(locale: "de-DE").heard
    #expect(heard.first == "Lamp, Überschrift" && heard.last == "Buy! Taste")
  }

  @Test("The flows beside the file of a preview are heard, and those of a test in their place")
  func flows() throws {
    _ = try folder.write(
      """
      A lamp:
        It is turned on:
          - { focus: Light }
          - activate
          - { hear: "on" }
      """, to: "Lamp.flows.yaml")
    // A switch that is turned says only its new state (a recording on iOS 26).
    #expect(try preview.transcript().heard.suffix(2) == ["Light, switch button, off", "on"])
    let own = preview.flow("To the end") {
      last()
      hear("Buy! button")
    }.flow("Back") {
      last()
      previous()
      hear(containing: "switch button")
    }
    let transcript = try own.transcript()
    #expect(transcript.problems.isEmpty)
    #expect(transcript.heard.suffix(2) == ["Buy! button", "Light, switch button, off"])
  }

  // dotnet/maui, issues 3736 and 6216, and the caption panel on iOS 26.6.1: what is posted in the answer to a double tap
  // is not heard.
  @Test("What a double tap announces too soon is found where a flow does it, and what comes later is not")
  func lostAnnouncements() throws {
    struct Sending: A11ySwiftUI.View {
      var delay = 0.0
      var body: some A11ySwiftUI.View {
        Button("Send") {
          guard delay > 0 else { return AccessibilityNotification.Announcement("Sent").post() }
          Task {
            try? await Task.sleep(for: .seconds(delay))
            AccessibilityNotification.Announcement("Sent").post()
          }
        }
      }
    }
    func messages(_ delay: Double) throws -> [String] {
      let preview = Preview("Sending", file: folder.file("Sending.swift").path) { Sending(delay: delay) }
      let flow = preview.flow {
        activate()
        wait(2)
      }
      return try flow.findings().filter { $0.rule == "announcement-lost" }.map(\.message)
    }
    #expect(
      try messages(0) == ["what 'Send' announces at once after a double tap may be lost, as it was on iOS 26.6.1"])
    #expect(try messages(1).isEmpty)
  }

  @Test("A step that hears something else than the test expects is a problem at its line")
  func wrongWords() throws {
    let transcript = try preview.flow {
      next()
      hear("Light, switch button, on")
    }.transcript()
    #expect(transcript.problems.count == 1)
    #expect(transcript.problems.allSatisfy { "\($0)".contains("Light, switch button, off") })
  }

  @Test("Flows of a preview that there is not are told with the name that may be meant")
  func unknownFlows() throws {
    _ = try folder.write("A lamb:\n  It is heard:\n    - next\n", to: "Lamp.flows.yaml")
    let error = try #require(throws: ScenarioError.self) { try preview.transcript() }
    #expect("\(error)".contains("there is no preview 'A lamb'"))
  }

  @Test(
    "What a preview says is recorded where the test lets it, and a preview that says something else differs from it",
    .disabled(if: ProcessInfo.processInfo.environment["CI"] != nil))
  func goldens() throws {
    let german = try GoldenRecording.$current.withValue(.missing) {
      #expect(try preview.differenceFromGolden().isEmpty)
      return try preview.differenceFromGolden(locale: "de-DE")
    }
    #expect(german.isEmpty)
    let golden = folder.file("Lamp.previews/A lamp.golden.txt")
    let recorded = try String(contentsOf: golden, encoding: .utf8)
    #expect(recorded.hasPrefix("scenario: Lamp — A lamp\n") && recorded.contains("\nBuy! button\n"))
    #expect(FileManager.default.fileExists(atPath: folder.file("Lamp.previews/A lamp.de-DE.golden.txt").path))
    try Data(recorded.replacing("Buy!", with: "Sell!").utf8).write(to: golden)
    let difference = try GoldenRecording.$current.withValue(.never) { try preview.differenceFromGolden() }
    #expect(difference.text().contains("'Sell' became 'Buy'"))
  }

  @Test("A team's own rule finds what it is to find, on the way of a flow too")
  func findings() throws {
    let noShouting = Audit.Rule(
      "no-shouting", "A label ends in an exclamation mark.", because: "Our style guide, “Names”.", severity: .error,
      hint: "leave the mark out"
    ) { $0.label.hasSuffix("!") ? "“\($0.label)” shouts" : nil }
    let audit = Audit(rules: [noShouting])
    #expect(try preview.findings(by: audit).map(\.message) == ["“Buy!” shouts"])
    let quiet = Preview("Quiet", file: folder.file("Quiet.swift").path) { Text("Lamp") }
    #expect(try quiet.findings(by: audit).isEmpty)
    #expect(try quiet.flow { first() }.findings(by: audit, locale: "de-DE").isEmpty)
  }

  @Test("What a combined element does in the place of the button in it is told of nowhere")
  func combinedButton() throws {
    let notice = Preview("Notice", file: folder.file("Notice.swift").path) {
      Button {
      } label: {
        Text("No trains today")
        Text("Buses run")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction {}
      .accessibilityLabel("No trains today. Buses run. Close")
    }
    #expect(try notice.findings(by: Audit()).map(\.message).isEmpty)
  }

  @Test("A preview is called in the list of tests by its file and its name")
  func names() { #expect("\(preview)" == "Lamp, A lamp") }

  @Test("All previews that are linked into the tests are theirs to hear")
  func linked() throws {
    let trip = try #require(Previews.all.first { $0.description == "BeachTrip, Trip" })
    #expect(try trip.transcript().heard.first == "Weekend adventure, heading")
  }
}
