/// The circumstances by which a controller chooses what stands where it has no content.
public struct UIContentUnavailableConfigurationState: Sendable {
  public var searchText: String?
}
