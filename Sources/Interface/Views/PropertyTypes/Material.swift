/// What the system blurs what is behind a view with: SwiftUI's `Material`.
package enum Material: String, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar
}
