import Diagnostics
import Foundation
import Importers
import ScenarioFiles
import Testing
import Transcripts

/// Importing returns, whatever it is given: it never traps, and what it takes can be heard and written.
@Suite("Captures that were changed at random")
struct MutationTests {
  /// How many changed texts are made of each fixture.
  private static let count = 90

  @Test("They are read or refused", arguments: Fixture.all)
  func mutations(_ name: String) throws {
    let original = Array(try Fixture.text(name).utf8)
    var random = Mutations(seed: original.count)
    var refused = 0
    for number in 0..<MutationTests.count {
      let data = Data(random.mutated(original))
      let capture: Capture
      do {
        guard case .capture(let read) = try readFile(data, name: name) else { continue }
        capture = read
      } catch {
        #expect(error.diagnostics.errorCount > 0)
        refused += 1
        continue
      }
      let imported = CaptureImport(capture)
      // Hearing and writing take longer than reading.
      guard number.isMultiple(of: 15) else { continue }
      let scenario = try readScenario(ScenarioSource(try imported.text()))
      #expect(Transcript(of: scenario).text() == Transcript(of: imported.scenario).text())
    }
    #expect(refused < MutationTests.count)
  }
}

/// Changes of bytes by a sequence that is the same in every run.
private struct Mutations {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed)
  }

  /// SplitMix64 by Sebastiano Vigna.
  private mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(bound))
  }

  private static let pieces = [
    "<", ">", "\"", "'", "{", "}", "[", "]", ",", ":", "&amp;", "&#x0;", "NaN", "-", "1e400", "null", "\n", "\u{202E}",
    "é", "label", "true", "</", "/>", "│", "→", "0x",
  ].map { Array($0.utf8) }

  /// The bytes with one to four pieces taken out, put in, doubled or swapped.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 4) where !bytes.isEmpty {
      let start = number(below: bytes.count)
      let range = start..<min(bytes.count, start + 1 + number(below: 40))
      switch number(below: 5) {
      case 0: bytes.removeSubrange(range)
      case 1: bytes.insert(contentsOf: Mutations.pieces[number(below: Mutations.pieces.count)], at: start)
      case 2: bytes.insert(contentsOf: bytes[range], at: number(below: bytes.count))
      case 3: bytes.swapAt(start, number(below: bytes.count))
      default: bytes[start] = UInt8(truncatingIfNeeded: number(below: 256))
      }
    }
    return bytes
  }
}
