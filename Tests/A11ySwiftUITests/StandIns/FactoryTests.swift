import A11yFactory
import A11ySwiftUI
import Testing

/// The documentation of Factory, version 2: "Getting Started", "Scopes", "Contexts", "Modifiers", "Previews".
@MainActor
@Suite("Parts of an app that Factory makes", .serialized)
struct FactoryTests {
  @Test("A view shows what its container makes, and follows an object of it")
  func views() {
    Parts.shared.reset()
    #expect(stops(Welcome()) == ["Hello, Nick", "0 mails", "Fetch, button"])
  }

  @Test("What a preview tells of a part is made in its place")
  func previews() {
    Parts.shared.reset()
    Parts.shared.greeter.register { Greeter(name: "Beth") }
    #expect(stops(Welcome()).first == "Hello, Beth")
  }

  @Test("A part lives as long as its scope")
  func scopes() {
    let parts = Parts.shared
    parts.reset()
    #expect(parts.greeter() !== parts.greeter())
    #expect(parts.single() === parts.single() && parts.kept() === parts.kept())
    let kept = parts.kept()
    parts.reset(options: .scope)
    #expect(parts.kept() !== kept)
    var lent: Greeter? = parts.lent()
    #expect(lent === parts.lent())
    weak let last = lent
    lent = nil
    #expect(last == nil)
    #expect(parts.twins().one !== parts.twins().one)
    let twins = parts.twins()
    #expect(twins.one === twins.other)
  }

  @Test("A part for previews goes before one that is registered")
  func contexts() {
    Parts.shared.reset()
    #expect(Parts.shared.shown().name == "Preview")
    Parts.shared.shown.register { Greeter(name: "Registered") }
    #expect(Parts.shared.shown().name == "Preview")
    Parts.shared.onceShown.onPreview { Greeter(name: "Later") }
    #expect(Parts.shared.onceShown().name == "Later")
  }

  @Test("A part can be made of what is given, and one that nobody has told of is missing")
  func parameters() {
    Parts.shared.reset()
    #expect(Parts.shared.named("Eve").name == "Eve")
    #expect(Parts.shared.missing() == nil)
  }

  @Test("A container is made ready before it is first asked")
  func autoRegistration() {
    Parts.shared.reset()
    #expect(Parts.shared.replaced().name == "Ready")
  }

  @Test("A property is made at once, when it is first asked for, or each time")
  func properties() {
    Parts.shared.reset()
    var user = User()
    let lazy = user.lazy
    #expect(lazy === user.lazy)
    #expect(user.dynamic !== user.dynamic)
    user.$atOnce.resolve()
    #expect(user.atOnce.name == "Nick")
    #expect(A11yFactory.resolve(\Parts.greeter).name == "Nick")
  }

  private struct User {
    @Injected(\Parts.greeter) var atOnce
    @LazyInjected(\Parts.greeter) var lazy
    @DynamicInjected(\Parts.greeter) var dynamic
  }

  private struct Welcome: A11ySwiftUI.View {
    @Injected(\Parts.greeter) private var greeter
    @InjectedObject(\Parts.mails) private var mails

    var body: some A11ySwiftUI.View {
      VStack {
        Text("Hello, \(greeter.name)")
        Text("\(mails.count) mails")
        Button("Fetch") { mails.count += 1 }
      }
    }
  }
}

private final class Greeter: Sendable {
  let name: String
  init(name: String) { self.name = name }
}
private final class Mails: ObservableObject {
  @Published var count = 0
}
private struct Twins {
  let one = Parts.shared.shared()
  let other = Parts.shared.shared()
}
private final class Parts: SharedContainer, AutoRegistering, @unchecked Sendable {
  static let shared = Parts()
  let manager = ContainerManager()

  var greeter: Factory<Greeter> { self { Greeter(name: "Nick") } }
  var mails: Factory<Mails> { Factory(self) { Mails() } }
  var single: Factory<Greeter> { self { Greeter(name: "Single") }.singleton }
  var kept: Factory<Greeter> { self { Greeter(name: "Kept") }.scope(.cached) }
  var lent: Factory<Greeter> { self { Greeter(name: "Lent") }.shared }
  var shared: Factory<Greeter> { self { Greeter(name: "Shared") }.graph }
  var twins: Factory<Twins> { self { Twins() } }
  var shown: Factory<Greeter> { self { Greeter(name: "App") }.onPreview { Greeter(name: "Preview") } }
  var onceShown: Factory<Greeter> {
    self { Greeter(name: "App") }.onPreview { Greeter(name: "Preview") }.once()
  }
  var named: ParameterFactory<String, Greeter> { self { Greeter(name: $0) } }
  var missing: Factory<Greeter?> { promised() }
  var replaced: Factory<Greeter> { self { Greeter(name: "App") } }

  func autoRegister() { replaced.register { Greeter(name: "Ready") } }
}
