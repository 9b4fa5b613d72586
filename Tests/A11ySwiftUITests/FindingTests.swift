import A11ySwiftUI
import Audits
import Diagnostics
import Interface
import Testing
import VoiceOver

@MainActor
@Suite("Findings on views in Swift")
struct FindingTests {
  private func rules(_ view: any A11ySwiftUI.View) -> Set<String> {
    // Some findings ask where a view was made.
    let before = CallSites.areNoted
    CallSites.areNoted = true
    defer { CallSites.areNoted = before }
    var session = Session(LiveApp(view), settings: Interface.Settings())
    _ = session.open()
    return Set(Audit().findings(of: session, named: "screen").map(\.rule))
  }

  @Test("A tap on a drawing of several shapes is one control that no stop leads to")
  func drawnControl() {
    let card = ZStack {
      RoundedRectangle(cornerRadius: 8).fill(.blue)
      Circle().fill(.red)
    }
    func count(_ view: any A11ySwiftUI.View) -> Int {
      var session = Session(LiveApp(view), settings: Interface.Settings())
      _ = session.open()
      return Audit().findings(of: session, named: "screen").count { $0.rule == "control-unreachable" }
    }
    #expect(
      count(
        VStack {
          Text("Cards")
          card.frame(width: 60, height: 90).onTapGesture {}
        }) == 1)
    #expect(
      count(
        VStack {
          Text("Cards")
          Circle().frame(width: 60, height: 90).onTapGesture {}
        }) == 1)
  }

  // Apple's sample “Creating accessible views”, its custom stepper and its custom button.
  @Test("What is drawn and tapped can be done by what stands for it")
  func represented() {
    let bread = HStack {
      Image(systemName: "minus").onTapGesture {}
      Text("1")
      Image(systemName: "plus").onTapGesture {}
    }
    .accessibilityRepresentation { Stepper("Bread", value: .constant(1)) }
    #expect(!rules(bread).contains("control-unreachable"))
    let delete = Circle().overlay(Image(systemName: "trash")).onTapGesture {}
    #expect(!rules(delete.accessibilityRepresentation { Button("Delete") {} }).contains("control-unreachable"))
    #expect(rules(bread.accessibilityRepresentation { Text("1") }).contains("control-unreachable"))
  }

  @Test("The columns of a grid are no rows that somebody could combine")
  func gridColumns() {
    let grid = LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(1..<9) { Text("Number \($0)") } }
    #expect(!rules(grid).contains("row-fragmented"))
    let rows = ForEach(1..<5) { number in
      HStack {
        Text("Number \(number)")
        Text("Kind \(number)")
        Text("Size \(number)")
      }
    }
    #expect(rules(rows).contains("row-fragmented"))
  }

  // Its state and its hint say that it opens.
  @Test("A section that opens needs no role")
  func openingSection() {
    let list = List { Section("About", isExpanded: .constant(false)) { Text("Inside") } }.listStyle(.sidebar)
    #expect(!rules(list).contains("role-missing"))
  }

  // The system names them all “Reorder Remove”, and no label changes that.
  @Test("The handles of rows that are edited sound alike by the system's doing")
  func handles() {
    let list = List { ForEach(["Apple", "Pear"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
    #expect(!rules(list.environment(\.editMode, .constant(.active))).contains("sounds-alike"))
  }

  /// The severities of what is told of taps that no stop leads to.
  private func unreachable(_ view: any A11ySwiftUI.View) -> [Diagnostic.Severity] {
    var session = Session(LiveApp(view), settings: Interface.Settings())
    _ = session.open()
    return Audit().findings(of: session, named: "screen").filter { $0.rule == "control-unreachable" }.map(\.severity)
  }

  // A tap beside everything often only ends typing, or closes something.
  @Test("A tap on the color behind all else is only noted, and one on a color that is not seen is none")
  func backgrounds() {
    let form = TextField("Name", text: .constant(""))
    #expect(
      unreachable(
        ZStack {
          Color.white.onTapGesture {}
          form
        }) == [.note])
    #expect(
      unreachable(
        ZStack {
          Color.black.opacity(0).onTapGesture {}
          form
        }) == [])
    #expect(
      unreachable(
        HStack {
          Color.white.frame(width: 40, height: 40).onTapGesture {}
          form
        }) == [.error])
  }
}
