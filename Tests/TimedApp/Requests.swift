import A11ySwiftUI

/// A page that asks a server, and cancels each request as soon as it is answered.
struct Requests: View {
  @State private var answers: [String] = []

  var body: some View {
    Button("Ask") { answers = (0..<200).map { _ in answer() } }
    Text("\(answers.count) answers")
    ForEach(Set(answers).sorted(), id: \.self) { Text($0) }
  }

  private func answer() -> String {
    guard let url = URL(string: "https://example.org/trips") else { return "No address" }
    let request = OneRequest()
    let isDone = DispatchSemaphore(value: 0)
    request.task = URLSession.shared.dataTask(with: url) { _, _, error in
      request.task?.cancel()
      request.answer = error?.localizedDescription
      isDone.signal()
    }
    request.task?.resume()
    isDone.wait()
    return request.answer ?? "No error"
  }
}

private final class OneRequest: @unchecked Sendable {
  var task: URLSessionDataTask?
  var answer: String?
}

#Preview("Requests") { Requests() }
