import Interface
import Testing

/// Runs are arrays to whoever reads them, whatever pieces they are in.
@Suite("Runs")
struct ChunkedArrayTests {
  @Test("A run that is changed at random stays the same as an array that is changed so", arguments: 1...8)
  func changing(seed: Int) {
    var numbers = RepeatableNumbers(state: UInt64(seed))
    var array = (0..<Int.random(in: 0...200, using: &numbers)).map { Value.number(Double($0)) }
    var run = ChunkedArray(array)
    var copy = (run, array)
    for step in 1...600 {
      let value = Value.number(Double(1000 + step))
      switch Int.random(in: 0..<7, using: &numbers) {
      case 0, 1:
        run.append(value)
        array.append(value)
      case 2, 3:
        let index = Int.random(in: 0...array.count, using: &numbers)
        run.insert(value, at: index)
        array.insert(value, at: index)
      case 4 where !array.isEmpty:
        let index = Int.random(in: 0..<array.count, using: &numbers)
        #expect(run.remove(at: index) == array.remove(at: index))
      case 5 where !array.isEmpty:
        let index = Int.random(in: 0..<array.count, using: &numbers)
        run[index] = value
        array[index] = value
      default:
        let count = Int.random(in: 0...min(array.count, 60), using: &numbers)
        run += ChunkedArray(array.prefix(count))
        array += array.prefix(count)
      }
      #expect(run.count == array.count)
      // What goes wrong stays wrong, so that it is enough to look at all of it now and then.
      guard step.isMultiple(of: 20) else { continue }
      #expect(Array(run) == array)
      #expect(run.indices.allSatisfy { run[$0] == array[$0] })
      #expect(run == ChunkedArray(array))
      #expect(run.hashValue == ChunkedArray(array).hashValue)
      #expect((copy.0 == run) == (copy.1 == array))
      #expect(Array(copy.0) == copy.1, "a copy stays as it was")
      copy = (run, array)
    }
  }

  @Test("What is asked of all things is found in long runs as in short ones", arguments: [3, 40, 2000])
  func asking(count: Int) {
    var views = (0..<count).map { View(.text, .text(.constant("\($0)"))) }
    views[count / 2] = View(.toolbar)
    views[count - 1] = View(.vstack, children: [View(.list)])
    let run = ChunkedArray(views)
    #expect(run.indices(of: .bar) { $0.kind == .toolbar } == [count / 2])
    #expect(run.contains(.fillsHeight, where: \.fillsHeight))
    #expect(!run.contains(.modal, where: \.cutsOffNeighbors))
    #expect((run + [View(.text).with { $0.traits = [.modal] }]).contains(.modal, where: \.cutsOffNeighbors))
    var changed = run
    changed[0] = View(.text).with { $0.traits = [.modal] }
    #expect(changed.indices(of: .modal, where: \.cutsOffNeighbors) == [0])
    #expect(!run.contains(.modal, where: \.cutsOffNeighbors))
  }

  @Test("Runs that are joined once more keep the pieces in which nothing is different", arguments: [1, 3, 9, 40])
  func joining(length: Int) {
    var runs = (0..<12).map { run in ChunkedArray((0..<length).map { Value.text("\(run), \($0)") }) }
    let before = ChunkedArray(runs, sharing: [])
    #expect(Array(before) == runs.flatMap { Array($0) })
    runs[7][0] = .text("changed")
    let changed = ChunkedArray(runs, sharing: before)
    #expect(Array(changed) == runs.flatMap { Array($0) })
    var met: [Value] = []
    changed.forEach(besides: before) { met.append($0) }
    #expect(met.contains(.text("changed")))
    #expect(met.count <= 32)
    runs.remove(at: 3)
    #expect(Array(ChunkedArray(runs, sharing: changed)) == runs.flatMap { Array($0) })
  }

  @Test("Only what stands in other pieces is met", arguments: [3, 40, 5000])
  func differing(count: Int) {
    let run = ChunkedArray((0..<count).map { Value.number(Double($0)) })
    var changed = run
    changed[count - 1] = .text("changed")
    var met: [Value] = []
    changed.forEach(besides: run) { met.append($0) }
    #expect(met.contains(.text("changed")))
    #expect(met.count <= 32)
    met = []
    run.forEach(besides: run) { met.append($0) }
    #expect(met.isEmpty)
  }
}
