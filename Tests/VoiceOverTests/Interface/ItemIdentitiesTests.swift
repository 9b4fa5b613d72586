import Interface
import Testing

@Suite("Numbers of items")
struct ItemIdentitiesTests {
  @Test("Items keep their numbers while the list is changed at random", arguments: 1...8)
  func changing(seed: Int) {
    var random = RepeatableNumbers(state: UInt64(seed))
    var next = Int32.random(in: 0...40, using: &random)
    var identities = ItemIdentities(count: Int(next))
    var numbers = Array(0..<next)
    for _ in 1...300 {
      let place = Int.random(in: 0...numbers.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        identities.append()
        numbers.append(next)
        next += 1
      case 1:
        identities.insert(at: place)
        numbers.insert(next, at: place)
        next += 1
      case 2 where place < numbers.count:
        let middle = (numbers.count - 1) / 2
        identities.move(from: place, to: middle)
        let number = numbers.remove(at: place)
        numbers.insert(number, at: middle)
      default:
        identities.remove(at: place)
        if place < numbers.count { numbers.remove(at: place) }
      }
      #expect(identities.count == numbers.count)
      #expect((0..<numbers.count).map { identities.number(at: $0) } == numbers)
      #expect(identities.number(at: numbers.count) == nil)
      let places = min(place, numbers.count)..<min(place + 20, numbers.count + 5)
      #expect(identities.runs(at: places).flatMap(Array.init) == Array(numbers[places.clamped(to: numbers.indices)]))
    }
  }

  @Test("A list that is added to at its end, and taken from there, is one run or two")
  func runs() {
    var identities = ItemIdentities(count: 100)
    for _ in 1...50 { identities.append() }
    #expect(identities.runs(at: 0..<150) == [0..<150])
    identities.remove(at: 149)
    identities.append()
    #expect(identities.runs(at: 0..<150) == [0..<149, 150..<151])
    #expect(identities.runs(at: 140..<145) == [140..<145])
  }
}
