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

  package func ask(_ request: Request) { requests.append(request) }

  /// What the app has asked for since the last time.
  func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }
}
