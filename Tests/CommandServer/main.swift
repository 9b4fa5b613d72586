import Commands
import Foundation
import PageServers
import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Runs command lines for the tests, each in a copy of this process: what every run needs first has been made here once.
//
// A copy is a process like any other, with its own folder, environment and streams; only the start is left out.

/// Gives the process the place that a command line is to run in.
func settle(for line: CommandRequest) {
  let streams = [(line.input, O_RDONLY), (line.output, O_WRONLY), (line.messages, O_WRONLY)]
  for (descriptor, (path, flags)) in zip(STDIN_FILENO...STDERR_FILENO, streams) {
    let file = open(path, flags)
    guard file >= 0, dup2(file, descriptor) >= 0, close(file) == 0 else { exit(71) }
  }
  if let folder = line.folder, chdir(folder) != 0 { exit(71) }
  clearenv()
  for (name, value) in line.environment { setenv(name, value, 1) }
}

Program.prepare()
while let line = CommandRequest.next(from: .standardInput) {
  let copy = fork()
  if copy == 0 {
    settle(for: line)
    Program.run(line.arguments, serving: LoopbackServer())
    exit(0)
  }
  var status: Int32 = 0
  while waitpid(copy, &status, 0) == -1, errno == EINTR {}
  // As Foundation tells it: the signal that ended the process, or else its exit status.
  let outcome = status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
  FileHandle.standardOutput.write(Data("\(outcome)\n".utf8))
}
