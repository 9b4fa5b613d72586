import Commands
import PageServers

Program.run(serving: LoopbackServer())
