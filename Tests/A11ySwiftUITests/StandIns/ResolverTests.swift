public import A11yResolver
import A11ySwiftUI
import Testing

/// The documentation of Resolver: "Registration", "Resolving", "Scopes", "Named Instances", "Arguments", "Annotation".
@MainActor
@Suite("Parts of an app that Resolver makes", .serialized)
struct ResolverTests {
  @Test("A view shows the parts that are told of before the first one is asked for")
  func views() {
    Resolver.reset()
    #expect(stops(Welcome()) == ["Hello, Nick", "0 mails", "Fetch, button"])
  }

  @Test("A part lives as long as its scope")
  func scopes() {
    Resolver.reset()
    #expect(Resolver.resolve(Mails.self) === Resolver.resolve(Mails.self))
    #expect(Resolver.resolve(Greeter.self) !== Resolver.resolve(Greeter.self))
    let twins = Resolver.resolve(Twins.self)
    #expect(twins.one === twins.other)
  }

  @Test("Parts of one type are told apart by names and made of what is given, and one that is unknown is missing")
  func names() {
    Resolver.reset()
    #expect(Resolver.resolve(Greeter.self, name: .beth).name == "Beth")
    #expect(Resolver.resolve(Greeter.self, name: "given", args: "Eve").name == "Eve")
    let missing: Int? = Resolver.optional()
    #expect(missing == nil)
  }

  @Test("A property is made at once or when it is first asked for, and what a preview tells is made in its place")
  func properties() {
    Resolver.reset()
    Resolver.register { Greeter(name: "Preview") as any Greeting }
    var user = User()
    #expect(user.greeting.name == "Preview")
    #expect(user.$lazy.isEmpty && user.lazy.name == "Beth" && !user.$lazy.isEmpty)
  }

  private struct User {
    @Injected var greeting: any Greeting
    @LazyInjected(name: .beth) var lazy: Greeter
  }

  private struct Welcome: A11ySwiftUI.View {
    @Injected private var greeting: any Greeting
    @InjectedObject private var mails: Mails

    var body: some A11ySwiftUI.View {
      VStack {
        Text("Hello, \(greeting.name)")
        Text("\(mails.count) mails")
        Button("Fetch") { mails.count += 1 }
      }
    }
  }
}

private protocol Greeting { var name: String { get } }
private final class Greeter: Greeting {
  let name: String
  init(name: String) { self.name = name }
}
private final class Mails: ObservableObject {
  @Published var count = 0
}
private struct Twins {
  let one: Greeter
  let other: Greeter
}
extension Resolver.Name {
  fileprivate static let beth = Self("Beth")
}
extension Resolver: ResolverRegistering {
  /// Tells how the parts of these tests are made.
  public static func registerAllServices() {
    register { Greeter(name: "Nick") }.implements((any Greeting).self)
    register(name: .beth) { Greeter(name: "Beth") }
    register(name: "given") { _, args in Greeter(name: args()) }
    register { Mails() }.scope(.application)
    register { Twins(one: resolve(), other: resolve()) }
  }
}
