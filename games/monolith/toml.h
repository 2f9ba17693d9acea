// toml++ as we use it: without exceptions, and also where there are no files.

#pragma once

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_ENABLE_UNRELEASED_FEATURES 0

#ifdef __wasi__
// The standard library of WebAssembly leaves out file streams, and toml++ names one in a function
// that reads files. We parse texts only: a stand-in that never opens is enough for it to compile.
#include <istream>
#include <string>

namespace std {
struct no_file_stream : istream {
    no_file_stream() : istream(nullptr) {}

    void open(const string&, ios_base::openmode) {}

    bool is_open() const { return false; }
};
}  // namespace std

#define ifstream no_file_stream
#endif

#include <toml++/toml.h>

#undef ifstream
