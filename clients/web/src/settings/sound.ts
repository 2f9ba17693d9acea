// One tiny sound: "it is your turn". Made on the spot, nothing is downloaded.

let context: AudioContext | undefined;

export function playTurnSound(): void {
  // Before the first click or key browsers allow no sound, and complain.
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'sine';
    tone.frequency.setValueAtTime(660, now);
    tone.frequency.exponentialRampToValueAtTime(990, now + 0.08);
    loudness.gain.setValueAtTime(0.0001, now);
    loudness.gain.exponentialRampToValueAtTime(0.12, now + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + 0.22);
    tone.connect(loudness).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.24);
  } catch {
    // No sound device, or the browser wants a click first: a sound is never needed.
  }
}
