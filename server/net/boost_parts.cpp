// The parts of Boost that are not only headers, compiled once.

#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
