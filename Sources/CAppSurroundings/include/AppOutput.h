// Where what an app prints goes.
#pragma once

/// Has what the C library prints to standard output go to standard error, where that library lets it.
void a11ysim_print_to_errors(void);
