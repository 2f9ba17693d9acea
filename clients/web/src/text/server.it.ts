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
  busy: 'Un momento: il server lavora ancora alla domanda precedente.',
  bad_amount: 'Qui questo numero non è possibile.',
  not_possible: 'Adesso non è possibile.',
  bad_secret: 'Il server non riconosce più questo browser.',
  bad_code: 'Il codice non corrisponde. Controllalo lettera per lettera.',
  bad_name: 'Questo nome non va bene. Provane un altro.',
  stopping: 'Il server si riavvia. La tua partita è al sicuro.',
  too_many_tables: 'Ci sono troppi tavoli. Prima finiscine o chiudine uno.',
  bad_rules: 'Queste regole non vanno d’accordo: {text}',
  too_slow: 'La connessione era troppo lenta per stare al passo.',
  protocol: 'Questa pagina è più vecchia del server. Ricaricala.',
  not_said: 'Il messaggio non è stato conservato e nessuno lo ha letto. Riprova.',
  rated_seat_stays:
    'In una partita valida per la classifica il posto resta tuo. Con il codice di recupero passi a un altro dispositivo.',
  seat_moved: 'Il tuo posto è passato a un altro dispositivo. Qui ora stai guardando.',
  already_started: 'La partita è già cominciata.',
  bad_entropy: 'I byte casuali di questo browser non sono arrivati bene. Riprova.',
  broken_record: 'La registrazione di questa partita è danneggiata.',
  other_data:
    'Questa partita è cominciata con altri dati ({theirs}); questo server ha {ours} e non può giocarla.',
  other_rules:
    'Questa partita è cominciata con la versione {theirs} delle regole; questo server ha la versione {ours} e non può giocarla.',
  conceded: 'Hai abbandonato questa partita.',
  hello_first: 'Il server non ha riconosciuto questa pagina. Ricaricala.',
  lesson: 'Una bella idea per una partita vera! In questa lezione, per ora, segui la guida.',
  no_such_bot: 'Questo bot non esiste.',
  not_found: 'Qui non c’è nulla.',
  not_over: 'La partita non è ancora finita.',
  answered_since: 'Nel frattempo qualcuno ha risposto: non si può più tornare indietro.',
  store_failed: 'Il server non è riuscito a salvare. Riprova.',
};
