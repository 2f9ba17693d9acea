// The offers of two players who negotiate.

#pragma once

#include "clients/terminal/play/cosmic/picture.h"

namespace sidera::terminal::cosmic {

// Both standing offers and the reader's own next one; nothing while nobody talks.
void paint_talks(const Picture& picture, Lines& lines);

}  // namespace sidera::terminal::cosmic
