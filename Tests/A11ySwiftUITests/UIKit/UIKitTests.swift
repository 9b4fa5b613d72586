import A11ySwiftUI
import A11yUIKit
import Testing

/// What an app's code for UIKit reads back of what it has written, though none of it is shown (Apple's references of UIView,
/// NSLayoutConstraint and UIAlertController).
@MainActor
@Suite("Views of UIKit's")
struct UIKitTests {
  final class Card: UIView {
    let title = UILabel()
    let button = UIButton(type: .system)
    private(set) var constraints: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) { nil }

    private func setUp() {
      title.text = "Ferns"
      title.font = .preferredFont(forTextStyle: .headline)
      title.adjustsFontForContentSizeCategory = true
      button.setTitle("Water", for: .normal)
      button.isEnabled = false
      addSubview(title)
      addSubview(button)
      title.translatesAutoresizingMaskIntoConstraints = false
      constraints = [
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
        title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        title.bottomAnchor.constraint(greaterThanOrEqualTo: button.topAnchor),
        button.centerXAnchor.constraint(equalTo: centerXAnchor),
        button.centerYAnchor.constraint(equalTo: centerYAnchor),
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        button.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      ]
      NSLayoutConstraint.activate(constraints)
      isAccessibilityElement = true
      accessibilityLabel = "Card"
      accessibilityTraits = .button
    }
  }

  @Test("A view knows what is in it, and in what it is") func views() {
    let card = Card()
    #expect(card.subviews == [card.title, card.button])
    #expect(card.title.superview === card)
    #expect(card.constraints.map(\.isActive) == Array(repeating: true, count: 8))
    NSLayoutConstraint.deactivate(card.constraints)
    #expect(card.constraints.map(\.isActive) == Array(repeating: false, count: 8))
    #expect(card.accessibilityLabel == "Card" && card.accessibilityTraits == .button)
    card.title.removeFromSuperview()
    #expect(card.subviews == [card.button])
    #expect(card.title.superview == nil)
    card.insertSubview(card.title, at: 0)
    #expect(card.subviews == [card.title, card.button])
    let stack = UIStackView()
    stack.addArrangedSubview(card.button)
    #expect(stack.subviews == [card.button])
    #expect(card.subviews == [card.title])
  }

  @Test("What is animated is done, and what is asked has an answer") func animations() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var isFinished = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      isFinished = $0
    }
    #expect(view.alpha == 0.5 && isFinished)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    UIView.performWithoutAnimation { view.isHidden = true }
    #expect(view.alpha == 0 && view.isHidden)
    #expect(view.endEditing(true))
  }

  @Test("An alert keeps what is added to it") func alerts() {
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.title == "Delete?" && alert.message == "For good.")
    #expect(alert.actions.map(\.title) == ["Keep", "Delete"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
  }

  // Apple's references of UIControl.addAction(_:for:) (“replaces any action with the same identifier”), sendActions(for:),
  // UIButton.init(type:primaryAction:) and UIAction.
  @Test("A control does the actions that it is given, for their events") func actions() {
    var done: [String] = []
    let slider = UISlider()
    let save = UIAction.Identifier("save")
    slider.addAction(UIAction(identifier: save) { _ in done.append("first") }, for: .valueChanged)
    slider.addAction(UIAction(identifier: save) { _ in done.append("second") }, for: .valueChanged)
    let slid = UIAction { done.append(($0.sender as? UISlider) === slider ? "slid" : "unknown") }
    slider.addAction(slid, for: [.valueChanged, .touchDown])
    slider.sendActions(for: .valueChanged)
    #expect(done == ["second", "slid"])
    slider.removeAction(UIAction(identifier: save) { _ in }, for: .valueChanged)
    slider.sendActions(for: [.touchDown, .valueChanged])
    slider.sendActions(for: .editingChanged)
    #expect(done == ["second", "slid", "slid"])
    let button = UIButton(primaryAction: UIAction(title: "Water") { done = [$0.title] })
    button.sendActions(for: .primaryActionTriggered)
    #expect(done == ["Water"])
  }

  @Test("Pages, fields and scrolls keep what is set") func others() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    var isDone = false
    pages.setViewControllers([page], direction: .forward, animated: true) { isDone = $0 }
    #expect(pages.viewControllers == [page] && isDone)
    let text = UITextView()
    text.insertText("Hello")
    #expect(text.text == "Hello" && text.isEditable)
    let scroll = UIScrollView()
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.contentOffset.y == 20 && scroll.zoomScale == 2)
    #expect(UISlider().maximumValue == 1)
  }
}
