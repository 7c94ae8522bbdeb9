const notes = [
  { hertz: 659.25, at: 0 },
  { hertz: 987.77, at: 0.12 },
] as const;
const loudness = 0.12;
const seconds = 0.5;

let audio: AudioContext | undefined;

/** Unlocks audio. Browsers allow it only in a click or key handler, so the switch calls this. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

function ring({ hertz, at }: (typeof notes)[number], context: AudioContext): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

/** Plays two short bells. Silent until the viewer has interacted with the page. */
export function playGoal(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') return void audio.resume();
  for (const note of notes) ring(note, audio);
}
