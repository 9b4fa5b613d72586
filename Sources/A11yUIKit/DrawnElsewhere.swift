/// A view or a controller whose content comes from somewhere else than the app's code, and is not known.
@MainActor package protocol DrawnElsewhere: UIResponder {}
