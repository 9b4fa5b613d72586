/// What holds a screen of UIKit's.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public override init() { super.init() }
  public init(nibName name: String?, bundle: Bundle?) { super.init() }
  public var view = UIView()
  public var title: String?
  public var presentedViewController: UIViewController? { nil }
  public var parent: UIViewController? { nil }
  public var additionalSafeAreaInsets = UIEdgeInsets.zero
  public var traitCollection: UITraitCollection { .current }
  public var isBeingDismissed: Bool { false }
  public private(set) var children: [UIViewController] = []
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  public func addChild(_ controller: UIViewController) { children.append(controller) }
  public func removeFromParent() {}
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  public var navigationController: UINavigationController? { nil }
}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public var navigationBar: UINavigationBar { UINavigationBar() }
  public var viewControllers: [UIViewController] {
    get { [] }
    set {}
  }
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {}
  public init(rootViewController: UIViewController) { super.init() }
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
  public var topViewController: UIViewController? { nil }
  public var visibleViewController: UIViewController? { nil }
}

@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

@preconcurrency @MainActor public final class UIActivityViewController: UIViewController {
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  public var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}
