import A11ySwiftUI
import Dispatch
import Foundation

/// What an app has other threads do for it, without any library.
struct Working: View {
  @State private var sum = "Counting"
  @State private var answer = "Asking"
  @State private var isCopied = false

  var body: some View {
    VStack {
      Text(sum)
      Text(answer)
      Button(isCopied ? "Copied" : "Copy") { copy() }
    }
    .onAppear {
      count()
      ask()
    }
  }

  private func count() {
    DispatchQueue.global().async {
      let total = (1...1000).reduce(0, +)
      DispatchQueue.main.async { sum = "The sum is \(total)" }
    }
  }

  private func ask() {
    guard let address = URL(string: "https://example.com") else { return }
    URLSession.shared.dataTask(with: address) { _, _, error in
      DispatchQueue.main.async { answer = error?.localizedDescription ?? "An answer" }
    }
    .resume()
  }

  private func copy() {
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 60)
      DispatchQueue.main.async { isCopied = true }
    }
  }
}

#Preview("Working") { Working() }
