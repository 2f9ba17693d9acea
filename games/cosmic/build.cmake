# The lists of aliens follow from the folders there are (an alien's first lines say its number).
include(${CMAKE_CURRENT_LIST_DIR}/aliens/list.cmake)
sidera_sources(alien_sources games/cosmic/aliens/*/*.cpp)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${alien_sources})
sidera_write_alien_list(${generated}/games/cosmic/aliens/list.h ${alien_sources})
sidera_write_alien_table(${generated}/alien_table.cpp ${alien_sources})
set(sources_made ${generated}/alien_table.cpp)

# The test program has one alien more, which is in no edition: its own table of aliens stands before that of
# the library.
sidera_sources(fixture_sources tests/cosmic/aliens/*/*.cpp)
sidera_write_alien_table(${generated}/alien_table_of_tests.cpp ${alien_sources} ${fixture_sources})
set(test_sources_made ${generated}/alien_table_of_tests.cpp ${fixture_sources})

if(NOT SIDERA_CORE_ONLY)
  add_executable(sidera_fit_cosmic EXCLUDE_FROM_ALL bots/cosmic/judging/fit_tool.cpp)
  target_link_libraries(sidera_fit_cosmic PRIVATE sidera_bots)
endif()
