import A11ySwiftUI
import Apps
import Interface
import Testing
import Utterances
import VoiceOver

// How an app and VoiceOver's cursor follow each other (Apple's reference of `AccessibilityFocusState`: the value tells
// whether the focus is on the view, “When the focus moves away from the view, the property's value becomes false”, and
// giving it a value moves the focus).

@MainActor
@Suite("The cursor and the app")
struct CursorFlows {
  struct SignUp: A11ySwiftUI.View {
    @State private var error: String?
    @State private var tries = 0
    @AccessibilityFocusState private var isOnError: Bool
    var body: some A11ySwiftUI.View {
      VStack {
        Text("Create account")
        if let error { Text(error).accessibilityFocused($isOnError).accessibilityIdentifier("error") }
        Button("Sign up") {
          tries += 1
          error = "Enter an email, \(tries)"
          isOnError = true
        }
      }
    }
  }

  @Test("The cursor goes to an error each time there is one") func again() {
    #expect(hear(SignUp(), .last, .activate).last == "Enter an email, 1")
    #expect(hear(SignUp(), .last, .activate, .last, .activate).last == "Enter an email, 2")
  }

  struct Beginning: A11ySwiftUI.View {
    enum Field: Hashable { case email, password }
    @AccessibilityFocusState private var place: Field?
    var body: some A11ySwiftUI.View {
      VStack {
        Text(place.map { "On \($0)" } ?? "Elsewhere")
        Text("Email").accessibilityFocused($place, equals: .email)
        Text("Password").accessibilityFocused($place, equals: .password)
      }
      .onAppear { place = .password }
    }
  }

  @Test("The cursor begins where the app wants it, and the app knows where it goes") func places() {
    #expect(hear(Beginning()).last == "Password")
    #expect(hear(Beginning(), .first).last == "On password")
    #expect(hear(Beginning(), .previous(1)).last == "Email")
    #expect(hear(Beginning(), .previous(1), .first).last == "On email")
    #expect(hear(Beginning(), .previous(1), .first, .first).last == "Elsewhere")
  }

  struct Default: A11ySwiftUI.View {
    @AccessibilityFocusState private var isOnTotal: Bool
    var body: some A11ySwiftUI.View {
      VStack {
        Text("Items")
        Text("Total").accessibilityFocused($isOnTotal)
      }
      .accessibilityDefaultFocus($isOnTotal, true)
    }
  }

  // Apple's reference of accessibilityDefaultFocus(_:_:): where the focus is as the view appears.
  @Test("The cursor begins at the default of the app") func defaults() { #expect(hear(Default()) == ["Total"]) }

  struct Agreement: A11ySwiftUI.View {
    @AccessibilityFocusState private var isOnTrigger: Bool
    @AccessibilityFocusState private var isOnTitle: Bool
    @FocusState private var hasKeyboard: Bool
    @State private var isShown = false
    var body: some A11ySwiftUI.View {
      VStack {
        Text("About")
        Button(action: show) { Text("Show").accessibilityFocused($isOnTrigger) }
        if isShown {
          Text("Agreement").accessibilityFocused($isOnTitle)
          Button("Dismiss") {
            isShown = false
            isOnTrigger = true
          }
          .focused($hasKeyboard)
        }
      }
    }
    private func show() {
      isShown = true
      isOnTitle = true
      hasKeyboard = true
    }
  }

  // cvs-health, “Focus Management” and “Escape Action”: the cursor goes to the title of the dialog, although its button
  // is asked to have the keyboard, and back to the button whose text asks for it.
  @Test("The cursor goes to the button that what is asked for is a part of") func parts() {
    let heard = hear(Agreement(), .next(1), .activate, .next(1), .activate)
    #expect(heard.contains("Agreement"))
    #expect(heard.last == "Show, button")
  }

  struct Grouped: A11ySwiftUI.View {
    @AccessibilityFocusState private var isOnResult: Bool
    var body: some A11ySwiftUI.View {
      VStack {
        Button("Count") { isOnResult = true }
        Text(isOnResult ? "Looked at" : "Not looked at")
        VStack {
          Divider()
          HStack {
            Text("Total")
            Text("12")
          }
        }
        .accessibilityFocused($isOnResult)
      }
    }
  }

  // That the first element in a view that is none of its own takes the cursor is assumed.
  @Test("The cursor goes to the first element of what only holds others") func container() {
    #expect(hear(Grouped(), .focus("Count"), .activate).last == "Total")
  }

  struct Combined: A11ySwiftUI.View {
    @AccessibilityFocusState private var isOnTrigger: Bool
    @State private var isOpen = false
    var body: some A11ySwiftUI.View {
      VStack {
        Text("Orders")
        HStack {
          Text("Order 12")
          Button("Details") { isOpen = true }.accessibilityFocused($isOnTrigger)
        }
        .accessibilityElement(children: .combine)
      }
      .sheet(isPresented: $isOpen, onDismiss: goBack) { Text("Paid") }
    }
    private func goBack() { isOnTrigger = true }
  }

  // WWDC19-238: a single button inside is what a double tap on the whole does. That the whole takes the cursor is assumed.
  @Test("The cursor goes to the whole where it is asked to a part that is combined") func combined() {
    let heard = hear(Combined(), .focus("Order 12"), .activate, .escape)
    #expect(heard.contains("Paid"))
    #expect(heard.last == "Order 12, button")
  }

  struct Gone: A11ySwiftUI.View {
    @AccessibilityFocusState private var isOnResult: Bool
    var body: some A11ySwiftUI.View {
      VStack {
        Button("Count") { isOnResult = true }
        Text("12").accessibilityFocused($isOnResult).accessibilityHidden(true)
      }
    }
  }

  @Test("A cursor that is asked to what is not there is told of in words of a person") func gone() {
    #expect(problems(in: Gone()) == ["the app moves the cursor to an element that is not on the screen"])
  }

  struct GoneByName: A11ySwiftUI.View {
    @AccessibilityFocusState private var isOnResult: Bool
    var body: some A11ySwiftUI.View {
      VStack {
        Button("Count") { isOnResult = true }
        Text("12").accessibilityFocused($isOnResult).accessibilityIdentifier("focus result").accessibilityHidden(true)
      }
    }
  }

  @Test("An author's name of what the cursor is asked to is told, however it begins") func goneByName() {
    #expect(problems(in: GoneByName()) == ["there is no element 'focus result' on this screen"])
  }

  /// What is told to be wrong when the first element is double tapped.
  private func problems(in view: some A11ySwiftUI.View) -> [String] {
    var session = Session(LiveApp(view), settings: Interface.Settings())
    let events = session.open() + session.perform(Step(.activate))
    return events.compactMap { event in
      if case .problem(let problem) = event { problem.message } else { nil }
    }
  }
}
