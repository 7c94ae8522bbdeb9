/** Degrees per millisecond at full speed: two turns a second. */
const fullSpeed = 0.72;
/** Degrees the wheel is pulled back before it spins. */
const windUp = 12;
const gainingOver = 180;
const turns = 4;

/** Quadratic easing: constant acceleration, with full speed where the two parts meet. */
const gaining = 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)';
const losing = 'cubic-bezier(0.3333, 0.6667, 0.6667, 1)';

interface Course {
  keyframes: Keyframe[];
  /** Milliseconds from release to rest. */
  duration: number;
  /** Milliseconds after which the wheel has turned this many degrees from its pulled-back position. */
  timeAt(degrees: number): number;
  /** Total degrees. */
  way: number;
}

const rotated = (degrees: number) => `rotate(${degrees}deg)`;

/** The path from one rest to another: pull back, release, some turns, slow down. */
export function courseOf(from: number, to: number): Course {
  const start = from - windUp;
  const end = from + turns * 360 + ((((to - from) % 360) + 360) % 360);
  const way = end - start;
  const losingOver = way - gainingOver;
  const gainMs = (2 * gainingOver) / fullSpeed;
  const loseMs = (2 * losingOver) / fullSpeed;
  const duration = gainMs + loseMs;
  return {
    keyframes: [
      { transform: rotated(start), easing: gaining },
      { transform: rotated(start + gainingOver), offset: gainMs / duration, easing: losing },
      { transform: rotated(end) },
    ],
    duration,
    way,
    timeAt: (degrees) =>
      degrees < gainingOver
        ? gainMs * Math.sqrt(degrees / gainingOver)
        : gainMs + loseMs * (1 - Math.sqrt(1 - Math.min(1, (degrees - gainingOver) / losingOver))),
  };
}

/** Times at which a slice's edge passes the pointer, in milliseconds from release. */
export function ticksOf(course: Course, slices: number): number[] {
  const width = 360 / slices;
  const edges = Math.floor(course.way / width);
  return Array.from({ length: edges }, (_, at) => course.timeAt((at + 1) * width));
}

/** Pulls the wheel back while the answer is pending. */
export function drawBack(wheel: HTMLElement, from: number): Animation {
  return wheel.animate([{ transform: rotated(from) }, { transform: rotated(from - windUp) }], {
    duration: 300,
    easing: 'ease-out',
    fill: 'forwards',
  });
}

/** Releases the wheel. Only its transform changes, so that no frame needs a script. */
export function letGo(wheel: HTMLElement, course: Course): Animation {
  return wheel.animate(course.keyframes, { duration: course.duration, fill: 'forwards' });
}
