import A11ySentry
import A11ySwiftUI
import Interface
import Testing

/// The documentation of Sentry for Apple's platforms.
@MainActor
@Suite("Reports of the package Sentry")
struct SentryTests {
  private struct Trip: A11ySwiftUI.View {
    @State private var words = "Beach"

    var body: some A11ySwiftUI.View {
      SentryTracedView("Trip") {
        Text(words)
        Button("Save") {
          SentrySDK.start { $0.dsn = "https://example.com" }
          SentrySDK.addBreadcrumb(Breadcrumb(level: .info, category: "trip"))
          let transaction = SentrySDK.startTransaction(name: "save", operation: "task")
          SentrySDK.capture(message: "saved") { $0.setTag(value: "beach", key: "trip") }
          transaction.finish(status: .ok)
          words = "\(transaction.isFinished), \(transaction.status == .ok)"
        }
      }
    }
  }

  @Test("A view that is watched says what it says without that")
  func views() {
    #expect(stops(Trip()) == ["Beach", "Save, button"])
    #expect(hear(Trip(), .last, .activate, .first).last == "true, true")
  }
}
