import A11ySwiftData
import A11ySwiftUI

// Previews that make what their views show, as a team writes them.

@MainActor
private func booked() -> ModelContainer? {
  let container = try? ModelContainer(
    for: Kept.Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  container?.mainContext.insert(Kept.Trip(name: "Rome"))
  return container
}

#Preview("Booked") {
  if let container = booked() { Kept.Stays().modelContainer(container) }
}

#Preview("Booked and returned") {
  guard let container = booked() else { return AnyView(EmptyView()) }
  return AnyView(Kept.Stays().modelContainer(container))
}

private struct Booked_Previews: PreviewProvider {
  static var previews: some View {
    if let container = booked() { Kept.Stays().modelContainer(container) }
  }
}
