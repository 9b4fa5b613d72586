import Interface

/// The semantic properties of a view of .NET MAUI.
///
/// Source: dotnet/maui (MIT), `SemanticExtensions.cs` for iOS: the description is the label, and of a heading only that it
/// is one is known to UIKit.
struct MAUISemantics: Sendable {
  var description: Dynamic<String>?
  var hint: Dynamic<String>?
  var headingLevel: String?

  var isHeading: Bool { headingLevel.map { $0 != MAUISemantics.levels[0] } ?? false }

  fileprivate static let levels = ["None"] + (1...9).map { "Level\($0)" }
}

extension ValueSchema where Output == MAUISemantics {
  static let maui = ValueSchema.record(
    "semantic properties of MAUI", MAUISemantics(),
    [
      Field("description", "The label.", .template, into: \.description),
      Field("hint", "The hint.", .template, into: \.hint),
      Field(
        "headingLevel", "None, or Level1 to Level9.",
        ValueSchema<String>.choice("heading level of MAUI", id: "unknown-heading-level", of: MAUISemantics.levels),
        into: \.headingLevel),
    ])
}
