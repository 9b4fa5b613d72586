extension Graph {
  /// The controller at the root of the app's window.
  var rootViewController: UIViewController {
    if let found = rootController as? UIViewController { return found }
    let new = UIViewController()
    rootController = new
    return new
  }
}
