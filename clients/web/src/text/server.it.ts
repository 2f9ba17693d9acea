// What the server says when it refuses something (keys `server.*`), in Italian.

import type { serverEn } from './server.en';

export const serverIt: typeof serverEn = {
  not_your_turn: 'Non tocca a te.',
  stale: 'Nel frattempo il tavolo è andato avanti. Guarda di nuovo.',
  no_such_room: 'Questo tavolo non esiste.',
  seat_taken: 'Quel posto è occupato.',
  not_host: 'Può farlo solo chi ha aperto il tavolo.',
  not_ready: 'Non sono ancora tutti pronti.',
  rate_limited: 'Un po’ troppo in fretta. Aspetta un momento e riprova.',
  too_long: 'È troppo lungo.',
  bad_message: 'Il server non ha capito questa pagina. Ricaricala.',
  paused: 'La partita è in pausa.',
  not_seated: 'Non hai un posto a questo tavolo.',
  game_over: 'La partita è finita.',
  nothing_to_undo: 'Non c’è nulla da annullare.',
  not_possible: 'Adesso non è possibile.',
  bad_secret: 'Il server non riconosce più questo browser.',
  bad_code: 'Il codice non corrisponde. Controllalo lettera per lettera.',
  bad_name: 'Questo nome non va bene. Provane un altro.',
  stopping: 'Il server si riavvia. La tua partita è al sicuro.',
  too_many_tables: 'Ci sono troppi tavoli. Prima finiscine o chiudine uno.',
  bad_rules: 'Queste regole non vanno d’accordo: {text}',
  too_slow: 'La connessione era troppo lenta per stare al passo.',
  protocol: 'Questa pagina è più vecchia del server. Ricaricala.',
};
