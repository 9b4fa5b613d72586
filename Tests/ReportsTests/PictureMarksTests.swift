import Foundation
import Interface
import Reports
import ScenarioFiles
import Testing
import VoiceOver

@Suite("What a picture tells of stops")
struct PictureMarksTests {
  private func scenario(_ text: String) throws -> Scenario { try readScenario(ScenarioSource(text)) }

  private func picture(_ text: String) throws -> ScreenPicture {
    let scenario = try scenario(text)
    let (name, screen) = try #require(scenario.opening)
    return ScreenPicture(of: screen, named: name, in: scenario)
  }

  /// The left edges and the widths of the outlines of stops, in their order.
  private func outlines(in svg: String) throws -> [(x: Double, width: Double)] {
    try svg.matches(of: /<rect class="tone\d+( off-screen)?" x="([^"]*)" y="[^"]*" width="([^"]*)"/).map {
      (try #require(Double($0.output.2)), try #require(Double($0.output.3)))
    }
  }

  // UIKit's documentation of `UIStepper`: one button makes less of the value, the one after it more.
  @Test("The buttons of a stepper are outlined where they are drawn, less before more")
  func stepper() throws {
    let views = "state: { n: 3 }\nviews: [{ list: [{ stepper: Guests, value: $n }] }]\n"
    let left = try outlines(in: picture("scenario: S\n" + views).svg)
    try #require(left.count == 2)
    #expect(left[0].width == left[1].width && left[1].x == left[0].x + left[0].width)
    #expect(left[0].x > 201)
    let right = try outlines(in: picture("scenario: S\nsettings: { layoutDirection: rightToLeft }\n" + views).svg)
    try #require(right.count == 2)
    #expect(right[0].x == right[1].x + right[1].width)
  }

  @Test("The words before a date, the date and the time have outlines of their own")
  func date() throws {
    let row = "datePicker: Starts, value: 2026-05-04 09:30"
    let outlines = try outlines(in: picture("scenario: S\nviews: [{ list: [{ \(row) }] }]\n").svg)
    try #require(outlines.count == 3)
    for (first, second) in zip(outlines, outlines.dropFirst()) { #expect(first.x + first.width < second.x) }
  }

  @Test("What the keyboard lies in front of is not outlined as if it were seen, and the legend tells so")
  func keyboard() throws {
    let views = "{ text: Above, frame: [0, 100, 90, 20] }, { text: Below, frame: [0, 700, 90, 20] }"
    let svg = try picture("scenario: S\nviews: [{ textField: Name, isEditing: true }, \(views)]\n").svg
    #expect(svg.contains("off-screen\" x=\"0\" y=\"700\"") && svg.contains("Below (behind the keyboard)"))
    #expect(!svg.contains("off-screen\" x=\"0\" y=\"100\"") && !svg.contains("Above ("))
    let unedited = try picture("scenario: S\nviews: [{ textField: Name }, \(views)]\n").svg
    #expect(!unedited.contains("off-screen") && !unedited.contains("keyboard"))
  }

  @Test("A picture is the same whether it was expected when the screen was laid out or not")
  func drawnAtOnce() throws {
    var scenario = try scenario(
      """
      scenario: S
      state: { n: 3, on: true, names: [Beth, Nick] }
      views:
        - { navigationBar: Trips, trailing: [{ button: { symbol: plus } }] }
        - list:
            - { forEach: name in names, views: [{ label: "${name}", symbol: star.fill }] }
            - { toggle: Bluetooth, isOn: $on }
            - { stepper: Guests, value: $n }
        - { text: Looks like a wonderful time and the sun was shining on the bridge all day long }
      flows:
        Less: [last, { focus: "Guests, Decrement" }, activate, { focus: Bluetooth }, activate]
      """)
    let usual = scenario.play()
    scenario.isDrawn.wrapped = true
    let drawn = scenario.play()
    try #require(usual.events == drawn.events && usual.readings.count == drawn.readings.count)
    #expect(usual.readings.count > 1)
    for (first, second) in zip(usual.readings, drawn.readings) {
      let pictures = [first, second].map { ScreenPicture(of: $0, titled: "S", in: scenario).svg }
      #expect(pictures[0] == pictures[1])
    }
  }

  // HIG, “SF Pro tracking values”: −0.43 at 17 points, and none at 12.
  @Test("A picture in a page names the space between letters only where it is another than in most text")
  func spacesInPage() throws {
    let svg = try picture("scenario: S\nviews: [{ text: Trips }, { text: Now, font: caption }]\n")
      .svg(.marks, isEmbedded: true)
    #expect(svg.matches(of: /<svg [^>]*letter-spacing='-0\.4\d*'/).count == 1)
    #expect(svg.matches(of: /<text [^>]*letter-spacing='0'>Now</).count == 1)
    #expect(svg.matches(of: /<text [^>]*letter-spacing[^>]*>Trips</).isEmpty)
  }
}
