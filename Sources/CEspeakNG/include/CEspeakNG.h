// The part of eSpeak NG's interface that Voices calls, declared here so that the build needs neither header nor library.
// Where the real header is installed, the .c files beside this one have the compiler compare the two.

#ifndef C_ESPEAK_NG_H
#define C_ESPEAK_NG_H

#include "ESNGConstants.h"
#include "ESNGStructures.h"
#include "ESNGFunctions.h"

#endif
