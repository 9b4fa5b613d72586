internal import Interface

/// What shows a controller of its own in a way of its own.
class UIContainerView: UIView {
  private let describe: @MainActor (inout Emitter, UIView) -> Interface.View

  init(_ describe: @escaping @MainActor (inout Emitter, UIView) -> Interface.View) {
    self.describe = describe
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func description(by emitter: inout Emitter) -> Interface.View { describe(&emitter, self) }
}

/// Screens on top of one another.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  public weak var delegate: (any UINavigationControllerDelegate)?
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()

  public init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(root, animated: false)
  }
  public override init(nibName name: String?, bundle: Bundle?) { super.init(nibName: name, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for child in children where !controllers.contains(child) { child.removeFromParent() }
    for controller in controllers { addChild(controller) }
    showTop()
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    topViewController?.disappear()
    addChild(controller)
    controller.didMove(toParent: self)
    showTop()
  }
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    top.removeFromParent()
    showTop()
    return top
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    for controller in popped { controller.removeFromParent() }
    showTop()
    return popped
  }
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(of: controller) else { return nil }
    let popped = Array(children.suffix(from: index + 1))
    for controller in popped { controller.removeFromParent() }
    showTop()
    return popped
  }
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }
  open func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }
  public var topViewController: UIViewController? { children.last }
  public var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  private func showTop() {
    if isOnScreen { topViewController?.appear() }
    viewIfLoaded.map(showTop)
  }
  private func showTop(in container: UIView) {
    for view in container.subviews { view.removeFromSuperview() }
    if let view = topViewController?.view { container.addSubview(view) }
  }

  open override func loadView() {
    let container = UIContainerView { [unowned self] emitter, container in
      let path = emitter.path(of: container)
      let bar = isNavigationBarHidden ? [] : self.bar(path, by: &emitter)
      var views = bar + emitter.views(inside: container.subviews)
      // At the bottom on a phone, as in SwiftUI.
      if let search = topViewController?.navigationItem.searchController {
        views += emitter.views(inside: [search.searchBar])
      }
      if !isToolbarHidden, let items = topViewController?.toolbarItems, !items.isEmpty {
        views.append(emitter.make(.toolbar, path, part: "toolbar", children: emitter.views(of: items)))
      }
      return emitter.make(.view, path, children: views)
    }
    showTop(in: container)
    view = container
  }

  private func bar(_ path: PathKey, by emitter: inout Emitter) -> [Interface.View] {
    guard let top = topViewController else { return [] }
    let item = top.navigationItem
    var bar = emitter.make(.navigationBar, path, part: "bar")
    if children.count > 1, !item.hidesBackButton {
      let before = children[children.count - 2]
      let title = before.navigationItem.backButtonTitle ?? before.navigationItem.title ?? before.title
      var back = emitter.make(
        .button, path, part: "back", emitter.text(title ?? SystemWord.back.text(in: emitter.environment)))
      back.traits = [.backButton]
      back.action = emitter.tokens.action { [self] in _ = popViewController(animated: true) }
      bar.leading.append(back)
    }
    if let view = item.titleView {
      bar.children = ChunkedArray(emitter.views(inside: [view]))
    } else if let title = item.title ?? top.title {
      bar.content = emitter.text(title)
      let isLarge = item.largeTitleDisplayMode == .always || item.largeTitleDisplayMode == .automatic
      bar.hasLargeTitle = navigationBar.prefersLargeTitles && isLarge
    }
    bar.leading += emitter.views(of: item.leftBarButtonItems ?? [])
    bar.trailing = emitter.views(of: (item.rightBarButtonItems ?? []).reversed())
    return [bar]
  }
}

/// Screens of which one is shown, with a bar to choose by.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var selectedIndex = 0 { didSet { showSelected() } }
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  public let tabBar = UITabBar()
  public weak var delegate: (any UITabBarControllerDelegate)?
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    for child in children { child.removeFromParent() }
    for controller in controllers ?? [] { addChild(controller) }
    showSelected()
  }
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { selectedIndex = newValue.flatMap { children.firstIndex(of: $0) } ?? selectedIndex }
  }
  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  private func showSelected() {
    if isOnScreen {
      for child in children where child !== selectedViewController { child.disappear() }
      selectedViewController?.appear()
    }
    viewIfLoaded.map(showSelected)
  }
  private func showSelected(in container: UIView) {
    for view in container.subviews { view.removeFromSuperview() }
    if let view = selectedViewController?.view { container.addSubview(view) }
  }

  open override func loadView() {
    let container = UIContainerView { [unowned self] emitter, container in
      let path = emitter.path(of: container)
      var view = emitter.make(.tabView, path)
      for (index, child) in children.enumerated() {
        var place = path
        place.descend(.index(index))
        var tab = emitter.make(
          .tab, place, children: index == selectedIndex ? emitter.views(inside: container.subviews) : [])
        child.tabBarItem.call(&tab, of: child, by: emitter)
        tab.badge = child.tabBarItem.badgeValue.map { .constant($0) }
        tab.identifier = child.tabBarItem.accessibilityIdentifier ?? "tab \(index)"
        view.children.append(tab)
      }
      let names = view.children.map { $0.identifier ?? "" }
      let selected = names.indices.contains(selectedIndex) ? names[selectedIndex] : ""
      view.selection = emitter.tokens.bound(.text(selected)) { [self] value in
        guard let index = names.firstIndex(where: { .text($0) == value }) else { return }
        selectedIndex = index
        if let chosen = selectedViewController { delegate?.tabBarController(self, didSelect: chosen) }
      }
      return view
    }
    showSelected(in: container)
    view = container
  }
}
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ controller: UITabBarController, didSelect chosen: UIViewController)
}
extension UITabBarControllerDelegate {
  public func tabBarController(_ controller: UITabBarController, didSelect chosen: UIViewController) {}
}
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

/// Pages, of which those that are set are shown.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public private(set) var viewControllers: [UIViewController]?
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    viewControllers = controllers
    for controller in controllers ?? [] {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    completion?(true)
  }

  /// Turns to the page after the one that is shown, or before it.
  private func turn(_ direction: NavigationDirection) {
    guard let dataSource, let shown = viewControllers else { return }
    let page =
      direction == .forward
      ? shown.last.flatMap { dataSource.pageViewController(self, viewControllerAfter: $0) }
      : shown.first.flatMap { dataSource.pageViewController(self, viewControllerBefore: $0) }
    guard let page else { return }
    setViewControllers([page], direction: direction, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: shown, transitionCompleted: true)
  }

  open override func loadView() {
    view = UIContainerView { [unowned self] emitter, container in
      let path = emitter.path(of: container)
      var view = emitter.make(.view, path, children: emitter.views(inside: container.subviews))
      if dataSource != nil {
        view.nextPage = emitter.tokens.action { [self] in turn(.forward) }
        view.previousPage = emitter.tokens.action { [self] in turn(.reverse) }
      }
      return view
    }
  }
}
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating isFinished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted isCompleted: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating isFinished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted isCompleted: Bool
  ) {}
}
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore shown: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter shown: UIViewController
  ) -> UIViewController?
}
