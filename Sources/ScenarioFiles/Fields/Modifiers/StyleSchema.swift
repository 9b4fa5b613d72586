import Diagnostics
import Interface

extension ValueSchema where Output == String {
  /// The name of a style; one that is nearly a name of SwiftUI's is misspelled.
  ///
  /// Styles of an app's own have names of their own.
  static let styleName = ValueSchema.scalar(
    "text", schema: JSONValue.text, write: { .text($0.escaped) },
    read: { scalar, reading in
      guard let name = reading.plainText(scalar) else { return nil }
      guard !styleNames.contains(name), name.first?.isLowercase == true,
        let hint = NearMiss.hint(for: name, among: styleNames)
      else { return name }
      reading.report(
        Diagnostic(
          "unknown-style", "unknown style '\(name)'", at: scalar.place, length: scalar.writtenLength, hints: [hint]))
      return nil
    })

  private static let styleNames = ControlStyle.allCases.map(\.rawValue)
}
