# The aliens of Cosmic Encounter are the folders that hold one: lists of them are made here.
#
# An alien says its number and its editions in the first lines of its source: "// Alien 49, in Fantasy
# Flight." or "// Alien 1, in Fantasy Flight and Mayfair." or "// Alien 117, in no edition."

# Sets OUT_NAMES, OUT_NUMBERS and OUT_EDITIONS to what stands in the given sources, by number.
function(sidera_read_aliens out)
  set(rows)
  foreach(source ${ARGN})
    get_filename_component(name "${source}" NAME_WE)
    file(STRINGS "${source}" line REGEX "^// Alien [0-9]+, in " LIMIT_COUNT 1)
    if(NOT line MATCHES "^// Alien ([0-9]+), in (no edition|Fantasy Flight|Mayfair|Fantasy Flight and Mayfair)\\.$")
      message(FATAL_ERROR "${source}: a line \"// Alien 49, in Fantasy Flight.\" must say its number and editions")
    endif()
    if(NOT CMAKE_MATCH_1 LESS 127)
      message(FATAL_ERROR "${source}: 127 is the number of none, aliens are below it")
    endif()
    math(EXPR padded "1000 + ${CMAKE_MATCH_1}")
    list(APPEND rows "${padded}|${name}|${CMAKE_MATCH_2}")
  endforeach()
  list(SORT rows)
  set(names)
  set(numbers)
  set(editions)
  foreach(row ${rows})
    string(REGEX MATCH "^1([0-9]+)\\|([a-z_]+)\\|(.*)$" found "${row}")
    math(EXPR number "${CMAKE_MATCH_1}")
    if(number IN_LIST numbers)
      message(FATAL_ERROR "Two aliens have the number ${number}; ${CMAKE_MATCH_2} is one of them")
    endif()
    list(APPEND numbers ${number})
    list(APPEND names ${CMAKE_MATCH_2})
    list(APPEND editions "${CMAKE_MATCH_3}")
  endforeach()
  set(${out}_NAMES ${names} PARENT_SCOPE)
  set(${out}_NUMBERS ${numbers} PARENT_SCOPE)
  set(${out}_EDITIONS "${editions}" PARENT_SCOPE)
endfunction()

# What is a word of C++ gets an underscore.
function(sidera_identifier out name)
  if(name MATCHES "^(void|union|register)$")
    set(${out} ${name}_ PARENT_SCOPE)
  else()
    set(${out} ${name} PARENT_SCOPE)
  endif()
endfunction()

# Writes a file only when that changes it: nothing is compiled anew for nothing.
function(sidera_write_if_new path content)
  if(EXISTS "${path}")
    file(READ "${path}" old)
    if(old STREQUAL content)
      return()
    endif()
  endif()
  file(WRITE "${path}" "${content}")
endfunction()

# Numbers, names and editions of the given sources: a header.
function(sidera_write_alien_list path)
  sidera_read_aliens(alien ${ARGN})
  set(members "")
  set(names "")
  set(known "")
  set(fantasy_flight "")
  set(mayfair "")
  foreach(name number edition IN ZIP_LISTS alien_NAMES alien_NUMBERS alien_EDITIONS)
    sidera_identifier(word ${name})
    string(APPEND members "    ${word} = ${number},\n")
    string(APPEND names "    {AlienId::${word}, \"${name}\", \"flare_${name}\"},\n")
    string(APPEND known "extern const Alien alien_${word};\n")
    if(edition MATCHES "Fantasy Flight")
      string(APPEND fantasy_flight "    AlienId::${word},\n")
    endif()
    if(edition MATCHES "Mayfair")
      string(APPEND mayfair "    AlienId::${word},\n")
    endif()
  endforeach()
  sidera_write_if_new("${path}" "// Made by games/cosmic/aliens/list.cmake from the folders of games/cosmic/aliens.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sidera::cosmic {

// The numbers stand in records and never change, that of \"none\" neither.
enum class AlienId : std::uint8_t {
${members}    none = 127
};

struct Alien;
${known}
struct AlienName {
    AlienId alien;
    std::string_view name;
    std::string_view flare;
};

inline constexpr AlienName kAlienNames[] = {
${names}};

inline constexpr auto kFantasyFlightAliens = std::to_array<AlienId>({
${fantasy_flight}});

inline constexpr auto kMayfairAliens = std::to_array<AlienId>({
${mayfair}});

}  // namespace sidera::cosmic
")
endfunction()

# The table of the given sources: code of its own, for a program may have one alien more.
function(sidera_write_alien_table path)
  sidera_read_aliens(alien ${ARGN})
  set(known "")
  set(entries "")
  foreach(name number IN ZIP_LISTS alien_NAMES alien_NUMBERS)
    sidera_identifier(word ${name})
    string(APPEND known "extern const Alien alien_${word};\n")
    string(APPEND entries "    table[${number}] = &alien_${word};\n")
  endforeach()
  sidera_write_if_new("${path}" "// Made by games/cosmic/aliens/list.cmake from the folders of aliens.

#include \"games/cosmic/effects/effect.h\"

namespace sidera::cosmic {

${known}
namespace {

constexpr Alien kUnknown{};  // a sheet that lies face down
constexpr auto kTable = [] {
    std::array<const Alien*, kAlienNumbers> table{};
    table.fill(&kUnknown);
${entries}    return table;
}();

}  // namespace

const Alien& alien(AlienId id) {
    return *kTable[static_cast<std::size_t>(id)];
}

}  // namespace sidera::cosmic
")
endfunction()
