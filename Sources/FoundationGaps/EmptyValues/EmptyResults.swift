// What a function gives back that cannot be had here, where others wait for what comes of it: nothing ever does.

extension AnyPublisher: HasEmptyValue {
  package static var emptyValue: Any { Empty<Output, Failure>(completeImmediately: false).eraseToAnyPublisher() }
}

extension AnyCancellable: HasEmptyValue {
  package static var emptyValue: Any { AnyCancellable {} }
}

extension AsyncStream: HasEmptyValue {
  package static var emptyValue: Any { AsyncStream { _ in } }
}

extension AsyncThrowingStream: HasEmptyValue where Failure == any Error {
  package static var emptyValue: Any { AsyncThrowingStream { _ in } }
}
