/** Degrees a millisecond at full speed: two turns a second. */
const fullSpeed = 0.72;
/** How far the wheel is drawn back before it is let go. */
const windUp = 12;
const gainingOver = 180;
const turns = 4;

/** Eased by the square: the speed changes evenly, and at the seam both parts have the full one. */
const gaining = 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)';
const losing = 'cubic-bezier(0.3333, 0.6667, 0.6667, 1)';

interface Course {
  keyframes: Keyframe[];
  /** Milliseconds from letting go to the rest. */
  duration: number;
  /** Milliseconds after which the wheel has turned by so many degrees from where it was drawn back to. */
  timeAt(degrees: number): number;
  /** Degrees of the whole way. */
  way: number;
}

const rotated = (degrees: number) => `rotate(${degrees}deg)`;

/** The way from one rest to another: drawn back, let go, some turns, slower and slower. */
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

/** When a slice's edge passes the pointer, in milliseconds from letting go. */
export function ticksOf(course: Course, slices: number): number[] {
  const width = 360 / slices;
  const edges = Math.floor(course.way / width);
  return Array.from({ length: edges }, (_, at) => course.timeAt((at + 1) * width));
}

/** Draws the wheel back while the answer is on its way. */
export function drawBack(wheel: HTMLElement, from: number): Animation {
  return wheel.animate([{ transform: rotated(from) }, { transform: rotated(from - windUp) }], {
    duration: 300,
    easing: 'ease-out',
    fill: 'forwards',
  });
}

/** Lets the wheel go; only its transform changes, so that the browser needs no script for a frame of it. */
export function letGo(wheel: HTMLElement, course: Course): Animation {
  return wheel.animate(course.keyframes, { duration: course.duration, fill: 'forwards' });
}
