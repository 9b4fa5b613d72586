internal import Markup

/// Writes XML 1.0.
enum XML {
  static func opening(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)" + attributes.map { " \($0.0)=\"\(XMLText.attribute($0.1))\"" }.joined() + ">"
  }
}
