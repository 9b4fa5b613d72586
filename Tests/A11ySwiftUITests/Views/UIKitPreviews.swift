import A11yUIKit

// Previews of UIKit's, as in Apple's documentation of `Preview(_:traits:body:)` for a controller and for a view.

#Preview("A controller") {
  let controller = UIViewController()
  controller.view.addSubview(label("Tea"))
  return controller
}

#Preview("A view") { label("Cake") }

#Preview("A bar around it", traits: .portrait) {
  let controller = UIViewController()
  controller.title = "Menu"
  return UINavigationController(rootViewController: controller)
}
