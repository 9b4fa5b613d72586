package import Interface

/// What a running app tells those who show it, besides its views.
@MainActor
package final class Host {
  /// The one whose app runs now.
  package static weak var current: Host?

  /// Something that the app asks for.
  package enum Request {
    case announce(Announcement)
    case screenChanged(Argument)
    case layoutChanged(Argument)
    case pageScrolled(String)
    case open(URL)
  }

  /// What is said after a change, or what the cursor goes to.
  package enum Argument {
    case nothing
    case words(String)
    case element(any ForeignElement)

    package init(_ argument: Any?) {
      if let words = (argument as? String) ?? (argument as? NSAttributedString)?.string {
        self = .words(words)
      } else if let element = argument as? any ForeignElement {
        self = .element(element)
      } else {
        self = .nothing
      }
    }
  }

  private(set) var requests: [Request] = []
  /// What of another framework's has the keyboard.
  package weak var firstResponder: (any ForeignElement)?
  /// Takes the keyboard away from the field that a person edits.
  package var endEditing: (() -> Void)?

  /// When what a person did last was done, in the time of the app; `nil` while the app does things by itself.
  private var answered: Double?

  package func ask(_ request: Request) {
    guard case .announce(var announcement) = request, let answered, let now = AppClock.current?.seconds else {
      return requests.append(request)
    }
    announcement.delay += now - answered
    requests.append(.announce(announcement))
  }

  /// Lets the app answer to what a person has just done: what it announces after a while is announced so much later.
  func answering(_ body: () -> Void) {
    answered = AppClock.current?.seconds
    body()
    answered = nil
  }

  /// What the app has asked for since the last time.
  func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }
}
