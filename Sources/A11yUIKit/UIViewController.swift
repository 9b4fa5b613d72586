package import Interface

/// What holds a screen of UIKit's.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public init(nibName name: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  private var loaded: UIView?
  private var isLoading = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }
  public var viewIfLoaded: UIView? { loaded }
  public var isViewLoaded: Bool { loaded != nil }
  open var title: String? { didSet { navigationItem.title = navigationItem.title ?? title } }
  public let navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var toolbarItems: [UIBarButtonItem]?
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var hidesBottomBarWhenPushed = false
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  public var traitCollection: UITraitCollection { .current }
  public var isBeingDismissed: Bool { false }
  public var isBeingPresented: Bool { false }
  public var isMovingFromParent: Bool { false }
  public var isMovingToParent: Bool { false }
  public private(set) lazy var presentationController: UIPresentationController? = UISheetPresentationController()
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  public var navigationController: UINavigationController? {
    parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
  }
  public var tabBarController: UITabBarController? {
    parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
  }
  open override var next: UIResponder? { loaded?.superview ?? parent }

  // MARK: - Life
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  public func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loaded == nil { view = UIView() }
    isLoading = false
    viewDidLoad()
  }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  public func setNeedsStatusBarAppearanceUpdate() {}

  package private(set) var isOnScreen = false
  /// Comes onto the screen, with what is in it.
  package func appear() {
    guard !isOnScreen else { return }
    isOnScreen = true
    loadViewIfNeeded()
    setNeedsUpdateContentUnavailableConfiguration()
    viewWillAppear(false)
    viewIsAppearing(false)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    viewDidAppear(false)
    for child in shownChildren { child.appear() }
  }
  package func disappear() {
    guard isOnScreen else { return }
    isOnScreen = false
    for child in shownChildren { child.disappear() }
    viewWillDisappear(false)
    viewDidDisappear(false)
  }
  /// The controllers in it that are on the screen when it is.
  var shownChildren: [UIViewController] { children }

  // MARK: - What stands in place of content
  /// What stands over the view of a screen that has no content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet {
      placeholder?.removeFromSuperview()
      placeholder = contentUnavailableConfiguration?.makeContentView()
      if let placeholder { view.addSubview(placeholder) }
    }
  }
  private var placeholder: UIView?
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState())
  }
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: - Editing
  private var isBeingEdited = false
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    isBeingEdited = isEditing
    editButtonItem.systemItem = isEditing ? .done : .edit
  }
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// “A bar button item that toggles its title and associated state between Edit and Done” (Apple's reference).
  public private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  // MARK: - Controllers in it
  open func addChild(_ controller: UIViewController) {
    controller.removeFromParent()
    controller.willMove(toParent: self)
    children.append(controller)
    controller.parent = self
    if isOnScreen, shownChildren.contains(controller) { controller.appear() }
  }
  open func removeFromParent() {
    guard let parent else { return }
    disappear()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Presenting
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.appear()
    completion?()
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    // The controller that presents takes away what it presents (Apple's reference of `dismiss(animated:completion:)`).
    if let presented = presentedViewController {
      presentedViewController = nil
      presented.presentingViewController = nil
      presented.disappear()
    } else if let presenting = presentingViewController ?? parent?.presentingViewController {
      return presenting.dismiss(animated: animated, completion: completion)
    }
    completion?()
  }
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Views for what it presents, the one in front last.
  package func presented(by emitter: inout Emitter) -> [Interface.View] {
    guard let presented = presentedViewController else { return [] }
    return [presented.asPresented(by: &emitter)] + presented.presented(by: &emitter)
  }

  /// Has whoever presents it take it away.
  func leave() { presentingViewController?.dismiss(animated: true) }

  /// The view for it where it is presented.
  func asPresented(by emitter: inout Emitter) -> Interface.View {
    var path = PathKey()
    path.descend(.serial(number))
    var sheet = emitter.make(.sheet, path, part: "sheet", children: emitter.views(inside: [view]))
    if modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen {
      sheet.style = ControlStyle.fullScreen.rawValue
    }
    let isHeld = isModalInPresentation || sheet.style != nil
    sheet.isPresented =
      isHeld
      ? Bound(.constant(.flag(true)))
      : emitter.tokens.bound(.flag(true)) { [self] in if $0.flag == false { leave() } }
    return sheet
  }
}

extension UIViewController: ForeignController {
  package var isPresenting: Bool { presentedViewController != nil }
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// What moves while a screen is changed; nothing moves here.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}
