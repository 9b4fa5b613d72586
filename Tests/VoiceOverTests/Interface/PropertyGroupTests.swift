import Interface
import OrderedCollections
import TestSupport
import Testing
import Transcripts

/// Stages pass over groups of properties in which nothing is said of a view, and that must not be heard.
///
/// A property acts the same whether something else was ever said or not.
@Suite("Groups of properties")
struct PropertyGroupTests {
  @Test("Views that have all groups are heard as before", arguments: PackageFiles.scenarios)
  func allGroups(path: String) throws {
    var scenario = try PackageFiles.scenario(path)
    let before = Transcript(of: scenario).text()
    for name in scenario.screens.keys { scenario.screens[name]?.views.touchAllGroups() }
    for name in scenario.components.keys { scenario.components[name]?.views.touchAllGroups() }
    #expect(Transcript(of: scenario).text() == before)
  }
}

extension ChunkedArray<View> {
  /// Sets a property of each group to what it is, in these views and those inside.
  fileprivate mutating func touchAllGroups() {
    self = ChunkedArray(
      map { view in
        view.with {
          $0.identifier = view.identifier
          $0.language = view.language
          $0.hidden = view.hidden
          $0.isElement = view.isElement
          $0.action = view.action
          $0.draggable = view.draggable
          $0.isExpanded = view.isExpanded
          $0.badge = view.badge
          $0.font = view.font
          $0.captions = view.captions
          $0.children.touchAllGroups()
        }
      })
  }
}
