extension URLSessionConfiguration {
  /// What Foundation of Linux has not: nothing goes on here after an app has ended.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}
