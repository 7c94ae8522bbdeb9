export interface Sound {
  /** A click of the wheel at each of these moments, in milliseconds from now. */
  clicks(at: readonly number[]): void;
  win(): void;
  none(): void;
  /** Silence at once, for whoever does not want to wait. */
  stop(): void;
}

/** Clicks closer to each other than this melt into a hum. */
const closestMs = 28;
/** A major chord upwards, in hertz. */
const fanfare = [523.25, 659.25, 783.99, 1046.5];
const falling = [392, 311.13];

/** Sounds made by the browser, without a file. Call it when somebody has pressed something: before that a page is silent. */
export function createSound(context: AudioContext = new AudioContext()): Sound {
  let playing: OscillatorNode[] = [];

  function tone(
    frequency: number,
    at: number,
    seconds: number,
    type: OscillatorType,
    level: number,
  ) {
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.type = type;
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(level, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    playing.push(oscillator);
    oscillator.onended = () => {
      playing = playing.filter((each) => each !== oscillator);
    };
  }

  const melody = (notes: readonly number[], step: number) => {
    void context.resume();
    const start = context.currentTime;
    for (const [at, note] of notes.entries()) tone(note, start + at * step, 0.5, 'triangle', 0.2);
  };
  return {
    clicks(times) {
      void context.resume();
      const start = context.currentTime;
      let last = -closestMs;
      for (const at of times) {
        if (at - last < closestMs) continue;
        last = at;
        tone(1_400, start + at / 1000, 0.03, 'square', 0.06);
      }
    },
    win: () => melody(fanfare, 0.12),
    none: () => melody(falling, 0.18),
    stop() {
      for (const oscillator of playing) oscillator.stop();
      playing = [];
    },
  };
}

/** Whether the browser can make sounds at all. */
export const canSound = (): boolean => typeof AudioContext !== 'undefined';
