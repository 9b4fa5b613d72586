import A11ySwiftUI
import Apps
import Diagnostics
import Foundation
import Interface
import TestRuns
import Testing

@testable import PreviewTesting

private struct PriceRow: A11ySwiftUI.View {
  static let line = #line + 3
  let name: String
  var body: some A11ySwiftUI.View {
    HStack {
      Text(name)
        .font(.headline)
      price
      Button("Buy") {}
    }
  }

  static let priceLine = #line + 2
  private var price: some A11ySwiftUI.View {
    Text(verbatim: "3 euros").foregroundStyle(.secondary)
  }
}

/// Whether the toolchain can tell which line an address is of.
private let canReadPlaces = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .contains { FileManager.default.isExecutableFile(atPath: "\($0)/llvm-symbolizer") }

/// Where views were made is known from the calls that made them.
@MainActor
@Suite("Places of calls", .enabled(if: canReadPlaces))
struct CallPlaceTests {
  /// The places of the views of a kind, in their order.
  private func places(of kind: Kind, in view: any A11ySwiftUI.View) -> [CodePlace?] {
    let before = CallSites.areNoted
    CallSites.areNoted = true
    defer { CallSites.areNoted = before }
    var calls: [Int?] = []
    func look(at view: Interface.View) {
      if view.kind == kind { calls.append(view.origin.call) }
      view.children.forEach(look)
    }
    LiveApp(view).screen.content.views.forEach(look)
    let found = CallPlaces(copies: [:]).places(of: calls.compactMap(\.self))
    return calls.map { $0.flatMap { found[$0] } }
  }

  @Test("A view stands where it was made, in whichever property, with all that is done to it on further lines")
  func lines() {
    let found = places(of: .text, in: PriceRow(name: "Tea"))
    #expect(found.map { $0?.line } == [PriceRow.line + 1, PriceRow.priceLine])
    #expect(found.allSatisfy { $0?.path.hasSuffix("CallPlaceTests.swift") == true })
  }

  @Test("What a control makes by itself stands where the control does")
  func controls() {
    #expect(places(of: .button, in: PriceRow(name: "Tea")).map { $0?.line } == [PriceRow.line + 4])
  }

  private struct Swatch: A11ySwiftUI.View {
    static let line = #line + 4
    var body: some A11ySwiftUI.View {
      HStack {
        Text("Paint")
        Color.red
          .frame(width: 40, height: 40)
          .accessibilityLabel("Red")
        Circle().frame(width: 40, height: 40)
          .accessibilityLabel("Dot")
      }
    }
  }

  @Test("A color and a shape stand where the first thing is done to them")
  func drawings() {
    #expect(places(of: .rectangle, in: Swatch()).map { $0?.line } == [Swatch.line + 1])
    #expect(places(of: .circle, in: Swatch()).map { $0?.line } == [Swatch.line + 3])
  }

  @Test("Rows of a loop stand in one line")
  func rows() {
    let found = places(of: .button, in: VStack { ForEach(0..<3) { PriceRow(name: "Tea \($0)") } })
    #expect(found.map { $0?.line } == Array(repeating: PriceRow.line + 4, count: 3))
  }
}
