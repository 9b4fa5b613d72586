import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("Members of what is not there")
struct UnknownMembersTests {
  @Test(
    "What is named by a point alone is a member, and what something stands in front of is none",
    arguments: [
      ("Picker(shape: .circle, [.small])", ["circle", "small"]),
      ("let shape: Shape =\n  .rounded(corners: .all)", ["all", "rounded"]),
      ("isOn ? .first : .second", ["first", "second"]),
      ("return .`default`", []),
      ("return .none", ["none"]),
      ("Text(\"A\")\n  .padding()\nitem?.name ?? row.title", []),
      ("x = .5; y = .Type", []),
    ])
  func names(source: String, names: [String]) {
    #expect(UnknownMembers.names(in: source).sorted() == names)
  }

  @Test("The members are those of all files, and none is written twice")
  func source() throws {
    let folder = try TemporaryFolder()
    let files = try ["a.swift": "f(.circle, .init())", "b.swift": "g(.circle)\nh(.default)"].sorted { $0.key < $1.key }
      .map { try #require(TeamFile(URL(fileURLWithPath: try folder.write($0.value, to: $0.key)))) }
    #expect(
      UnknownMembers.source(for: files) == """
        extension _PreviewUnknown {
          nonisolated static var `circle`: _PreviewUnknown { _PreviewUnknown() }
          nonisolated static var `default`: _PreviewUnknown { _PreviewUnknown() }
        }

        """)
  }
}
