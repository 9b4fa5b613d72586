import A11ySwiftUI
import A11yUIKit
import Apps
import Interface
import Testing

/// What an app's code does with trees of UIKit's views, what it reads back, and what of it is heard (Apple's references of
/// UIView, UIScrollView and UIBezierPath).
@MainActor
@Suite("Trees of UIKit's views")
struct UIKitTreeTests {
  @Test("A view is told where it goes, and what it goes into is told too") func telling() {
    final class Told: UIView {
      var log: [String] = []
      override func willMove(toSuperview view: UIView?) { log.append(view == nil ? "will leave" : "will move") }
      override func didMoveToSuperview() { log.append(superview == nil ? "left" : "moved") }
    }
    final class Box: UIView {
      var log: [String] = []
      override func didAddSubview(_ view: UIView) { log.append("has \(view.tag)") }
      override func willRemoveSubview(_ view: UIView) { log.append("loses \(view.tag)") }
    }
    let (told, box, other) = (Told(), Box(), Box())
    told.tag = 7
    box.addSubview(told)
    other.addSubview(told)
    told.removeFromSuperview()
    told.removeFromSuperview()
    #expect(told.log == ["will move", "moved", "will move", "moved", "will leave", "left"])
    #expect(box.log == ["has 7", "loses 7"] && other.log == ["has 7", "loses 7"])
  }

  // Where nothing has a frame, views are taken to stand in the order in which they were put.
  @Test("Views are heard in the order in which they were put, and found by their tags") func order() {
    let box = UIView()
    let words = ["A", "B", "C", "D"].map(label)
    for (index, word) in words.enumerated() { word.tag = index + 1 }
    box.addSubview(words[0])
    box.addSubview(words[2])
    box.insertSubview(words[1], aboveSubview: words[0])
    box.insertSubview(words[3], belowSubview: words[0])
    #expect(stops(Made { box }) == ["D", "A", "B", "C"])
    box.bringSubviewToFront(words[0])
    box.sendSubviewToBack(words[2])
    #expect(stops(Made { box }) == ["C", "D", "B", "A"])
    #expect(box.viewWithTag(2) === words[1] && box.viewWithTag(9) == nil)
    #expect(words[1].isDescendant(of: box) && !box.isDescendant(of: words[1]))
  }

  @Test("Places are told in the coordinates of other views, and a touch reaches what is in front") func places() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 20))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 6))
    #expect(inner.convert(CGPoint(x: 6, y: 6), from: outer) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 15, y: 25, width: 50, height: 20))
    #expect(inner.convert(CGRect(x: 15, y: 25, width: 2, height: 2), from: nil).origin == .zero)
    #expect(outer.hitTest(CGPoint(x: 6, y: 6), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 100, y: 50), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 300, y: 0), with: nil) == nil)
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 6, y: 6), with: nil) === outer)
    // Its center is (30, 15), and stays there in another size.
    inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(inner.frame == CGRect(x: 25, y: 10, width: 10, height: 10))
    inner.center = CGPoint(x: 100, y: 50)
    #expect(inner.frame.origin == CGPoint(x: 95, y: 45))
  }

  @Test("A stack is heard in its own order, with what was put in and taken out") func stacks() {
    let stack = UIStackView(arrangedSubviews: [label("One"), label("Three")])
    stack.axis = .vertical
    stack.insertArrangedSubview(label("Two"), at: 1)
    #expect(stops(Made { stack }) == ["One", "Two", "Three"])
    let first = stack.arrangedSubviews[0]
    // What is no longer arranged is still a subview.
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews.count == 2 && first.superview === stack)
    first.removeFromSuperview()
    #expect(stops(Made { stack }) == ["Two", "Three"])
    stack.addArrangedSubview(stack.arrangedSubviews[0])
    #expect(stops(Made { stack }) == ["Three", "Two"])
  }

  @Test("What an app animates is done at once, and it is told so") func animations() {
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0.5, options: [.curveEaseIn, .allowUserInteraction]) {
      view.alpha = 0.2
    } completion: {
      finished.append($0)
    }
    #expect(view.alpha == 0.2)
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      view.alpha = 0.4
    } completion: {
      finished.append($0)
    }
    #expect(view.alpha == 0.4)
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      view.alpha = 0.6
    } completion: {
      finished.append($0)
    }
    #expect(view.alpha == 0.6 && finished == [true, true, true])
    CATransaction.begin()
    CATransaction.setCompletionBlock { finished = [] }
    view.alpha = 1
    #expect(finished.count == 3)
    CATransaction.commit()
    #expect(finished.isEmpty)
  }

  @Test("A scroll tells its delegate where it has come to, once for each place") func scrolls() {
    final class Follower: NSObject, UIScrollViewDelegate {
      var places: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.y) }
    }
    let (scroll, follower) = (UIScrollView(), Follower())
    scroll.delegate = follower
    scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    scroll.contentOffset.y = 40
    scroll.contentOffset.y = 0
    #expect(follower.places == [40, 0])
  }

  @Test("Content that can be pulled down is loaded anew") func refreshing() {
    struct News: A11ySwiftUI.View {
      @State private var count = 1
      var body: some A11ySwiftUI.View {
        Made {
          let scroll = UIScrollView()
          scroll.addSubview(label("Headlines"))
          let refresh = UIRefreshControl()
          refresh.addAction(
            UIAction {
              count += 1
              ($0.sender as? UIRefreshControl)?.endRefreshing()
            }, for: .valueChanged)
          scroll.refreshControl = refresh
          return scroll
        }
        Text("Loaded \(count) times")
      }
    }
    #expect(stops(News()) == ["Headlines", "Loaded 1 times"])
    #expect(hear(News(), .scroll(.down), .last).last == "Loaded 2 times")
  }

  @Test("A path knows what space it takes") func paths() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addQuadCurve(to: CGPoint(x: 30, y: 40), controlPoint: CGPoint(x: 30, y: 20))
    path.addCurve(to: CGPoint(x: 20, y: 50), controlPoint1: CGPoint(x: 25, y: 45), controlPoint2: CGPoint(x: 22, y: 48))
    #expect(path.currentPoint == CGPoint(x: 20, y: 50))
    path.close()
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 40))
    #expect(path.contains(CGPoint(x: 20, y: 20)) && !path.contains(CGPoint(x: 0, y: 0)))
    path.append(UIBezierPath(ovalIn: CGRect(x: 40, y: 10, width: 10, height: 10)))
    path.apply(CGAffineTransform(translationX: -10, y: -10))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(Path(path.cgPath).boundingRect == path.bounds && UIBezierPath(cgPath: path.cgPath).bounds == path.bounds)
    let dot = UIBezierPath()
    dot.addArc(withCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(dot.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    let card = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 8, height: 4), byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 2, height: 2))
    #expect(card.bounds.size == CGSize(width: 8, height: 4))
    #expect(UIBezierPath(rect: card.bounds).bounds == UIBezierPath(roundedRect: card.bounds, cornerRadius: 1).bounds)
  }

  @Test("A surface of glass is heard as what is in front of it") func surfaces() {
    let surface = Made {
      let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial)))
      view.contentView.addSubview(label("Now playing"))
      return view
    }
    #expect(stops(surface) == ["Now playing"])
  }
}
