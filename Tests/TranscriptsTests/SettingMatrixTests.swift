import Foundation
import Interface
import ScenarioFiles
import TestSupport
import Testing
import Transcripts
import VoiceOver

@Suite("A scenario under each setting")
struct SettingMatrixTests {
  private func scenario(_ views: String) throws -> Scenario {
    try readScenario(ScenarioSource("scenario: S\nviews: \(views)\n"))
  }

  private static let looks = PersonalChange.display.filter(\.changesLooksAlone)

  @Test("What changes looks alone changes no word of a screen that reads no setting, though it is not played")
  func looks() throws {
    let screen = try scenario(
      "[{ toggle: Wi-Fi, isOn: true }, { image: poster, label: Waves, ignoresInvertColors: true }, { button: Go, action: { announce: Gone } }, { text: Hi, material: regular, animation: spring }]"
    )
    let known = Transcript(of: screen).text()
    for change in Self.looks {
      // What a new device has is no change.
      guard let changed = change.applied(to: screen) else { continue }
      var other = Transcript(of: changed)
      other.settings = Transcript(of: screen).settings
      #expect(other.text() == known, "\(change.words)")
    }
    #expect(SettingMatrix(of: screen, under: Self.looks).rows.map(\.outcome) == ["same"])
  }

  @Test(
    "A screen that reads a setting anywhere is played under it",
    arguments: [
      "[{ text: Hi }, { button: Play, if: not settings.autoPlayAnimatedImages }]",
      "[{ text: \"${if settings.autoPlayAnimatedImages then 'Moving' else 'Still'}\" }]",
      "[{ vstack: [{ text: Hi, label: \"${if settings.autoPlayAnimatedImages then 'Moving' else 'Still'}\" }] }]",
    ])
  func read(views: String) throws {
    let matrix = SettingMatrix(of: try scenario(views), under: Self.looks)
    #expect(matrix.rows.map(\.outcome).sorted() == ["different", "same"])
  }
}
