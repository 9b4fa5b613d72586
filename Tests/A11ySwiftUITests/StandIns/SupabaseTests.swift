import A11ySupabase
import Foundation
import Testing

/// The documentation of Supabase's Swift library.
@Suite("Databases of Supabase")
struct SupabaseTests {
  private struct Trip: Codable, Sendable { var name: String }

  private func client() throws -> SupabaseClient {
    SupabaseClient(supabaseURL: try #require(URL(string: "https://trips.example.com")), supabaseKey: "key")
  }

  @Test("Every request finds the device offline")
  func requests() async throws {
    let client = try client()
    await #expect(throws: URLError.self) {
      let trips: [Trip] = try await client.from("trips").select().eq("id", value: 1)
        .order("name", ascending: false).limit(10).execute().value
      _ = trips
    }
    await #expect(throws: URLError.self) {
      try await client.from("trips").insert(Trip(name: "Beach")).select().single().execute()
    }
    await #expect(throws: URLError.self) { try await client.auth.signIn(email: "a@example.com", password: "b") }
  }

  @Test("At first it is told that nobody is signed in")
  func session() async throws {
    var events: [AuthChangeEvent] = []
    for await (event, session) in try client().auth.authStateChanges {
      #expect(session == nil)
      events.append(event)
    }
    #expect(events == [.initialSession])
    let picture = try client().storage.from("avatars").getPublicURL(path: "ada.png")
    #expect(picture.absoluteString == "https://trips.example.com/storage/v1/object/public/avatars/ada.png")
  }

  @Test("A value of JSON is written as it was read")
  func json() throws {
    let text = #"{"a":[1,2.5,"b",true,null]}"#
    let value = try JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8))
    #expect(value == .object(["a": [1, 2.5, "b", true, nil]]))
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == text)
  }
}
