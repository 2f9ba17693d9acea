# Reports play many games.
list(APPEND busy_tests monolith/text)
