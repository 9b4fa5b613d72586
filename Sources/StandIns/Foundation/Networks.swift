// Settings of a session that Foundation of Linux has not, or that cannot be changed there.
extension URLSessionConfiguration {
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
}
