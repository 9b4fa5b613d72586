import TestRuns
import Testing

@Suite("Shards")
struct ShardTests {
  @Test("Every item is in exactly one shard, and no shard is more than one longer than another")
  func partition() {
    let items = Array(0..<10)
    let shards = (1...3).map { Shard(index: $0, of: 3)?.items(of: items) ?? [] }
    #expect(shards == [[0, 3, 6, 9], [1, 4, 7], [2, 5, 8]])
  }

  @Test("A shard is written as its number and their count", arguments: [("2/3", 2, 3), ("1/1", 1, 1)])
  func parses(_ text: String, _ index: Int, _ count: Int) {
    #expect(Shard(text) == Shard(index: index, of: count))
  }

  @Test("What is not a shard is refused", arguments: ["0/3", "4/3", "1", "1/", "a/b", "1/2/3", "-1/2", "1/0"])
  func refuses(_ text: String) {
    #expect(Shard(text) == nil)
  }
}
