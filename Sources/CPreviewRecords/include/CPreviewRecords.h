// The protocol conformances that the linker has gathered in the program: where they begin and end.
#pragma once

const void *a11ysim_conformances_begin(void);
const void *a11ysim_conformances_end(void);
