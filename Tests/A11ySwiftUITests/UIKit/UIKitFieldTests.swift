import A11ySwiftUI
import A11yUIKit
import Apps
import Interface
import Testing

/// Fields of UIKit's, and what their apps hear of them.
///
/// Source: Apple's references of UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate and UISearchController; the
/// words are those of `UIKitSpeechTests`.
@MainActor
@Suite("Fields of UIKit's")
struct UIKitFieldTests {
  /// What happens, each thing once in a row.
  @MainActor final class Log {
    private(set) var lines: [String] = []
    func note(_ line: String) { if lines.last != line { lines.append(line) } }
  }

  final class FieldOwner: NSObject, UITextFieldDelegate {
    let log = Log()
    var allowsEditing = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.note("may begin")
      return allowsEditing
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.note("began") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.note("change")
      return !string.contains("!")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.note("return")
      return true
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.note("may end")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.note("ended") }
  }

  @Test("The owner of a field is asked before and told after, in the order of what is done") func owner() {
    let (owner, events, field) = (FieldOwner(), Log(), UITextField())
    field.delegate = owner
    field.placeholder = "Name"
    let named: [(UIControl.Event, String)] = [
      (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEndOnExit, "exit"),
      (.editingDidEnd, "ended"),
    ]
    for (event, name) in named { field.addAction(UIAction { _ in events.note(name) }, for: event) }
    _ = hear(Made { field }, .activate, .type("Ann"), .type("!"), .type("\n"))
    #expect(field.text == "Ann" && field.isEditing)
    #expect(owner.log.lines == ["may begin", "began", "change", "return"])
    #expect(events.lines == ["began", "changed", "exit"])
    field.resignFirstResponder()
    #expect(!field.isEditing && owner.log.lines.suffix(2) == ["may end", "ended"] && events.lines.last == "ended")
  }

  @Test("A field is not edited against the will of its owner, and can be cleared when that begins") func begin() {
    let (owner, field) = (FieldOwner(), UITextField())
    owner.allowsEditing = false
    field.text = "Old"
    field.delegate = owner
    // The view of a screen has to be there before a field in it can have the keyboard.
    _ = hear(Made { field }, .activate)
    #expect(!field.isEditing && field.text == "Old")
    owner.allowsEditing = true
    field.clearsOnBeginEditing = true
    _ = hear(Made { field }, .activate)
    #expect(field.isEditing && field.text?.isEmpty == true)
  }

  // AccessibilitySnapshot: “•••. Secure Text Field.”; the role words of testTextField.
  @Test("A field for a password is a secure one, and one that is off is dimmed") func kinds() {
    func field(_ change: @escaping (UITextField) -> Void) -> [String] {
      stops(
        Made {
          let field = UITextField()
          change(field)
          return field
        })
    }
    #expect(
      field {
        $0.attributedPlaceholder = NSAttributedString(string: "Password")
        $0.isSecureTextEntry = true
        $0.textContentType = .password
      } == ["Password, secure text field"])
    #expect(
      field {
        $0.attributedText = NSAttributedString(string: "Ann")
        $0.isEnabled = false
      } == ["Ann, dimmed, text field"])
  }

  final class NotesOwner: NSObject, UITextViewDelegate {
    let log = Log()
    var opened: [String] = []
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.note("may begin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.note("began") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      log.note("change")
      return !text.contains("!")
    }
    func textViewDidChange(_ textView: UITextView) { log.note("changed") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { textView.text != "Ann" }
    func textViewDidEndEditing(_ textView: UITextView) { log.note("ended") }
    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
      opened.append(url.absoluteString)
      return false
    }
  }

  @Test("The owner of a text is asked before and told after, and can keep it in hand") func notes() {
    let (owner, notes) = (NotesOwner(), UITextView())
    notes.delegate = owner
    _ = hear(Made { notes }, .activate, .type("A"), .type("!"), .type("nn"))
    #expect(notes.text == "Ann")
    #expect(owner.log.lines == ["may begin", "began", "change", "changed", "change", "changed"])
    #expect(!notes.resignFirstResponder() && notes.isFirstResponder)
    notes.text = "Anna"
    #expect(notes.resignFirstResponder() && owner.log.lines.last == "ended")
    #expect(notes.selectedRange == NSRange(location: 4, length: 0))
  }

  // Swiping among the links of a text: UP11, “Privacy Policy, link”.
  @Test("A link in a text is found in the rotor, and its owner is asked about it") func links() {
    let (owner, terms) = (NotesOwner(), UITextView())
    let words = NSMutableAttributedString(string: "By going on you accept the ")
    words.append(
      NSAttributedString(string: "Privacy Policy", attributes: [.link: URL(fileURLWithPath: "/policy")]))
    terms.attributedText = words
    terms.isEditable = false
    terms.delegate = owner
    let heard = hear(Made { terms }, .rotor("Links"), .down(1), .activate)
    #expect(heard.first == "By going on you accept the Privacy Policy, link")
    #expect(heard.contains("Privacy Policy, link"))
    #expect(owner.opened == ["file:///policy"])
  }

  @Test("A field to search by tells its owner what is searched, and that it is over") func search() {
    struct Plants: A11ySwiftUI.View {
      @State private var found = "all"
      var body: some A11ySwiftUI.View {
        Search { found = $0 }
        Text("Found: \(found)")
      }
    }
    #expect(stops(Plants()) == ["Find a plant, search field", "Cancel, button", "Found: all"])
    #expect(hear(Plants(), .activate, .type("Fern"), .last).last == "Found: Fern")
    #expect(hear(Plants(), .activate, .type("Fern\n"), .last).last == "Found: exactly Fern")
    #expect(hear(Plants(), .activate, .type("Fern"), .focus("Cancel"), .activate, .last).last == "Found: nothing")
  }

  struct Search: UIViewRepresentable {
    let find: (String) -> Void
    func makeCoordinator() -> Coordinator { Coordinator(find) }
    func makeUIView(context: Context) -> UISearchBar {
      let bar = UISearchBar()
      bar.placeholder = "Find a plant"
      bar.setShowsCancelButton(true, animated: false)
      bar.delegate = context.coordinator
      return bar
    }
    func updateUIView(_ bar: UISearchBar, context: Context) {}
    final class Coordinator: NSObject, UISearchBarDelegate {
      let find: (String) -> Void
      init(_ find: @escaping (String) -> Void) { self.find = find }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { find(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        find("exactly \(searchBar.text ?? "")")
        searchBar.resignFirstResponder()
      }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { find("nothing") }
    }
  }

  final class PlantsController: UIViewController, UISearchResultsUpdating {
    private let result = label("All plants")
    private let search = UISearchController(searchResultsController: nil)
    override func viewDidLoad() {
      title = "Plants"
      search.searchResultsUpdater = self
      navigationItem.searchController = search
      view.addSubview(result)
    }
    func updateSearchResults(for searchController: UISearchController) {
      let words = searchController.searchBar.text ?? ""
      result.text = words.isEmpty ? "All plants" : "Plants like \(words)"
    }
  }

  // As of SwiftUI's searchable(text:): the field is at the bottom on iOS 26, and has a button to close while it is used.
  @Test("The field of a search controller belongs to the screen, which follows what is typed") func controller() {
    let view = MadeController { UINavigationController(rootViewController: PlantsController()) }
    #expect(stops(view) == ["Plants, heading", "All plants", "Search, search field"])
    let typed = hear(view, .last, .activate, .type("Fern"), .first, .next(1))
    #expect(typed.last == "Plants like Fern")
    let closed = hear(view, .last, .activate, .type("Fern"), .focus("Close"), .activate, .first, .next(1))
    #expect(closed.last == "All plants")
  }
}
