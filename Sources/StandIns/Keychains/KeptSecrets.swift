import A11ySwiftUI
import Foundation

/// What keychains keep while a preview is played.
struct KeptSecrets {
  let place: String

  private func change<Result: Sendable>(_ body: (inout [String: Data]) -> Result) -> Result? {
    PreviewMemory.change("secrets \(place)", [:], body)
  }

  subscript(key: String) -> Data? {
    get { change { $0[key] } ?? nil }
    nonmutating set { _ = change { $0[key] = newValue } }
  }
  var keys: [String] { change { $0.keys.sorted() } ?? [] }
  func removeAll() { _ = change { $0 = [:] } }
}
