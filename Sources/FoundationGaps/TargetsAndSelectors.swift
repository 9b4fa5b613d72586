// What Foundation sends to a method that is named by a selector.
extension NotificationCenter {
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    let target = TargetReference(observer)
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      selector.sendFromAnywhere(to: target, with: notification)
    }
  }
}

extension Timer {
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let target = TargetReference(target)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      selector.sendFromAnywhere(to: target, with: timer)
    }
  }
}

extension NSObject {
  /// Calls a method of the object, if its name is known to be one.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    selector.sendFromAnywhere(to: TargetReference(self), with: object ?? self)
    return nil
  }

  /// The same after some time.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    let (target, sender) = (TargetReference(self), Unchecked(object ?? self))
    _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      selector.sendFromAnywhere(to: target, with: sender.wrapped)
    }
  }
}

extension Selector {
  /// Calls the method on the main actor: now, if this is there.
  fileprivate func sendFromAnywhere(to target: TargetReference, with sender: Any) {
    MainThread.hand(sender) { _ = send(to: target.object, with: $0) }
  }
}
