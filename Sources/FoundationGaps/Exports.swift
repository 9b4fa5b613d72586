// What is missing is found by whoever looks for it in Foundation.
@_exported public import CombineGaps
@_exported public import Foundation
@_exported public import FoundationNetworking
