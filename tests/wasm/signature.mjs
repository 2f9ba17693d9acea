// Loads the WebAssembly module and prints the signature of every game, as `sidera bench` does.
import { load, textAt } from './module.mjs';

const module = await load(process.argv[2]);
let line = 'Bench:';
for (let game = 0; game < module.game_count(); game += 1) {
  const hash = BigInt.asUintN(64, module.signature(game)).toString(16).padStart(16, '0');
  line += ` ${textAt(module, module.game_name(game))} ${hash}`;
}
console.log(line);
