// A plugin of the compiler, spoken to in its own protocol: messages in JSON, each with its length in front. The macros take
// sources apart themselves, so that nobody waits for a parser of the whole language to be built.

import Foundation

var plugin = Plugin(input: .standardInput, output: .standardOutput)
plugin.run()
