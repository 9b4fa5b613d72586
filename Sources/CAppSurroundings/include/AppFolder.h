// The folder that an app finds itself in. Where the system's library cannot be stood in for, it is that of the program.
#pragma once

/// Has a thread that is shown the date find itself in a folder, so that an app's relative paths begin there; the program
/// stays where it is.
void a11ysim_set_folder(const char *path);
