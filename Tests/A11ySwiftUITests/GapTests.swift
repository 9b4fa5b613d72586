import A11ySwiftUI
import Apps
import Diagnostics
import Interface
import Testing

extension LiveApp {
  /// What is told as left out.
  fileprivate var gaps: [String] { findings.filter { $0.rule == Finding.ruleOfGaps }.map(\.message) }
}

/// What is left out of a team's code leaves words unknown, and only there.
@MainActor
@Suite("Parts that are left out")
struct GapTests {
  @Test("A button around a part that is left out lacks words")
  func part() {
    #expect(
      wordless(
        VStack {
          Button {
          } label: {
            HStack { _PreviewGap("Icon", "is left out") }
          }
          Button("Send") {}
        }) == [.vstack, .button, .hstack, .rectangle])
  }

  @Test("What a view shows of a value that is not there lacks words, and what stands beside it does not")
  func value() {
    #expect(
      wordless(
        VStack {
          Greeting()
          Text("Known")
        }) == [.vstack, .text])
  }

  @Test("A value that only tells how something looks is an empty one, and ends no preview")
  func looks() {
    #expect(_previewGap("the size is not there") as CGSize == .zero)
    #expect(_previewGap("the color is not there") as Color == .clear)
    #expect(_previewGap("the title is not there") as AttributedString == "")
  }

  @Test("Nothing ever comes of what is waited for and is not there, and no preview ends for it")
  func results() {
    let publisher: AnyPublisher<Int, any Error> = _previewGap("the page is not there")
    var told = 0
    let subscription = publisher.sink(receiveCompletion: { _ in told += 1 }, receiveValue: { _ in told += 1 })
    subscription.cancel()
    (_previewGap("the subscription is not there") as AnyCancellable).cancel()
    _ = _previewGap("the messages are not there") as AsyncStream<String>
    _ = _previewGap("the messages are not there") as AsyncThrowingStream<String, any Error>
    #expect(told == 0)
  }

  @Test("A step that is left out takes no words away")
  func step() { #expect(wordless(Tracked()) == []) }

  @Test("What a modifier would have told is not known")
  func modifier() {
    #expect(
      wordless(
        Button {
        } label: {
          Circle()
        }._withoutWords()) == [.button])
  }

  @Test("A view keeps, changes and binds what would have been kept by something that is not there")
  func kept() {
    #expect(stops(KeptByNobody()) == ["Big, switch button, off", "3", "Grow, button"])
    #expect(hear(KeptByNobody(), .last, .activate, .first).last == "Big, switch button, on")
    #expect(hear(KeptByNobody(), .last, .activate, .previous(1)).last == "4")
  }

  @Test("A value of a type that is not there gives back what it was made with")
  func unknown() {
    let colors = _PreviewUnknown._made(hex: "FF0000", weight: 3, next: _PreviewUnknown._made(hex: "00FF00"), none: nil)
    let hex: String = colors.hex
    let weight: Int = colors.weight
    let next: String = colors.next.hex
    let none: Int? = colors.none
    #expect(hex == "FF0000" && weight == 3 && next == "00FF00" && none == nil)
    #expect("\(colors.hex)" == "FF0000")
    colors.weight = 4
    let heavier: Int = colors.weight
    #expect(heavier == 4)
    #expect(colors != _PreviewUnknown._made(hex: "00FF00"))
    #expect(_PreviewUnknown._made(a: 1) == _PreviewUnknown._made(a: 1))
  }

  @Test("A part that a value was not made with is an empty one")
  func unknownPart() {
    let words: String = _PreviewUnknown._made(count: 1).words
    let count: String = _PreviewUnknown._made(count: 1).count
    #expect(words.isEmpty && count.isEmpty)
    let known = _PreviewUnknown._made(next: _PreviewUnknown._made(name: "A"))
    let (name, none): (String?, String?) = (known.next?.name, known.other?.name)
    #expect(name == "A" && none == nil)
    known.next = nil
    let gone: String? = known.next?.name
    #expect(gone == nil)
    let isShown: Bool = _PreviewUnknown.shouldDisplay
    #expect(!isShown)
    let (found, all): (String, [Int]) = (known.find("A"), known.find(all: true))
    #expect(found.isEmpty && all.isEmpty)
  }

  @Test("A view says what a value was made with whose type is not there, and follows its changes")
  func unknownInViews() {
    let card = _PreviewUnknown._made(title: "Oslo", flag: false)
    #expect(
      hear(Card(card: card), .next(1), .next(1), .activate, .previous(1)).suffix(3)
        == ["Rename, button", "Rename", "Trip to Bergen"])
  }

  @Test("What is left out is told apart from what else there is to know")
  func account() {
    let app = LiveApp(
      VStack {
        _PreviewGap("Icon", "is left out")
        Canvas { _, _ in }
      })
    #expect(app.gaps == ["Icon is left out"])
    #expect(app.warnings.count == 2)
  }

  // Apple's reference of accessibilityScrollStatus(_:isEnabled:): assistive technologies tell it after scrolling.
  @Test("That what is said after scrolling is not heard is told, unless it is turned off")
  func scrollStatus() {
    let app = LiveApp(
      ScrollView {
        Text("Ferns")
      }.accessibilityScrollStatus("Row 1 of 3"))
    #expect(app.gaps.count == 1 && app.gaps.allSatisfy { $0.contains("accessibilityScrollStatus") })
    #expect(LiveApp(Text("Ferns").accessibilityScrollStatus("Row 1 of 3", isEnabled: false)).gaps == [])
  }

  @Test("With all there, nothing lacks words")
  func whole() {
    #expect(
      wordless(
        Button {
        } label: {
          Circle()
        }) == [])
  }
}

/// The kinds of the views that lack words, each before those in it.
@MainActor
private func wordless(_ view: any A11ySwiftUI.View) -> [Kind] {
  func kinds(_ views: some Sequence<Interface.View>) -> [Kind] {
    views.flatMap { ($0.lacksWords ? [$0.kind] : []) + kinds($0.children) }
  }
  return kinds(LiveApp(view).screen.content.views)
}

private struct Greeting: A11ySwiftUI.View {
  var body: some A11ySwiftUI.View { Text(_previewGap("the name needs what is not there") as String) }
}

private struct KeptByNobody: A11ySwiftUI.View {
  @_PreviewKept private var isBig: Bool = false
  @_PreviewKept var size = 3

  var body: some A11ySwiftUI.View {
    VStack {
      Toggle("Big", isOn: $isBig)
      Text("\(size)")
      Button("Grow") { (isBig, size) = (true, size + 1) }
    }
  }
}

private struct Tracked: A11ySwiftUI.View {
  var body: some A11ySwiftUI.View {
    let _ = _PreviewGap("tracking needs what is not there")
    Text("A")
  }
}

/// A card whose type is not there.
private struct Card: A11ySwiftUI.View {
  let card: _PreviewUnknown
  var body: some A11ySwiftUI.View {
    Text(card.title)
    Text("Trip to \(card.title)")
    Button("Rename") { card.title = "Bergen" }
    if card.flag { Text("Flag") }
  }
}
