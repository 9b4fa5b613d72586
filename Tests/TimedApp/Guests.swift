import A11ySwiftUI

@Observable
final class Guests {
  var names: [String]
  init(_ names: String...) { self.names = names }
}

struct GuestList: View {
  @Environment(Guests.self) private var guests

  var body: some View {
    Text(guests.names.formatted())
    Button("Invite Cy") { guests.names.append("Cy") }
  }
}

// As Apple's samples share data among previews.
struct SampleGuests: PreviewModifier {
  static func makeSharedContext() async throws -> Guests {
    try await Task.sleep(for: .milliseconds(200))
    return Guests("Ann", "Bob")
  }

  func body(content: Content, context: Guests) -> some View { content.environment(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sampleGuests: Self = .modifier(SampleGuests())
}

#Preview("Guests", traits: .modifier(SampleGuests())) { GuestList() }

#Preview("Guests by a trait of the app's", traits: .sampleGuests) { GuestList() }
