// What the server says when it refuses something (keys `server.*`), in English. Patterns as in the
// games' catalogues.

export const serverEn = {
  not_your_turn: 'It is not your turn.',
  stale: 'The table has moved on in the meantime. Look again.',
  no_such_room: 'There is no such table.',
  seat_taken: 'That seat is taken.',
  not_host: 'Only the one who opened the table can do this.',
  not_ready: 'Not everybody is ready yet.',
  rate_limited: 'That was a bit fast. Wait a moment and try again.',
  too_long: 'That is too long.',
  bad_message: 'The server did not understand this page. Please reload it.',
  paused: 'The game is paused.',
  not_seated: 'You have no seat at this table.',
  game_over: 'The game is over.',
  nothing_to_undo: 'There is nothing to take back.',
  not_possible: 'That is not possible now.',
  bad_secret: 'The server does not know this browser any more.',
  bad_code: 'This code does not fit. Check it letter by letter.',
  bad_name: 'This name does not work. Try another one.',
  stopping: 'The server is restarting. Your game is kept.',
  too_many_tables: 'There are too many tables right now. Finish or close one first.',
  bad_rules: 'These rules do not fit together: {text}',
  too_slow: 'The connection was too slow to keep up.',
  protocol: 'This page is older than the server. Please reload it.',
};
