import { itemAt } from '../lists';

/** Input of a crest: the same team gets the same crest on every page and on the server. */
export interface CrestTeam {
  competitorId: number;
  name: string;
  /** Two colours, `#rrggbb`, if the club's are known. */
  colours?: readonly [string, string] | null;
}

/** A drawn element, for React and for SVG text. */
export interface CrestElement {
  tag: 'path' | 'text';
  attributes: Record<string, string | number>;
  text?: string;
}

export interface CrestDrawing {
  /** Outline on a 24 px grid; it clips every element. */
  outline: string;
  elements: CrestElement[];
}

/** Shield, round, diamond, square, hexagon, pennant, tall oval, flat-topped heater, shield with shoulders. */
const outlines = [
  'M3 2.5h18v10c0 5-4 8-9 9.5-5-1.5-9-4.5-9-9.5z',
  'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z',
  'M12 1l11 11-11 11L1 12z',
  'M3 3h18v18H3z',
  'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z',
  'M1.5 2h21L12 23z',
  'M12 1c5 0 8 5 8 11s-3 11-8 11-8-5-8-11 3-11 8-11z',
  'M2 2h20v8L12 23 2 10z',
  'M12 1l4 2.5h6C22 14 19 20 12 23 5 20 2 14 2 3.5h6z',
];

const pennant = outlines[5];
/** Vertical centre of the space for letters. */
const middleOf = (outline: string): number => (outline === pennant ? 8.5 : 12);

/** Plain, halves, stripes, hoops, sashes, quarters, a pale, a band, a chevron, a cross, a saltire, a foot, thin stripes, a ring, gyrons. */
const patterns = [
  '',
  'M12 0h12v24H12z',
  'M5 0h3.5v24H5zM12 0h3.5v24H12zM19 0h3.5v24H19z',
  'M0 4h24v4H0zM0 12h24v4H0zM0 20h24v4H0z',
  'M0 2l4-4 22 22-4 4z',
  'M24 2l-4-4L-2 20l4 4z',
  'M12 0h12v12H12zM0 12h12v12H0z',
  'M8.5 0h7v24h-7z',
  'M0 8.5h24v7H0z',
  'M0 12L12 3l12 9v6L12 9 0 18z',
  'M9.5 0h5v9.5H24v5h-9.5V24h-5v-9.5H0v-5h9.5z',
  'M0 0h5l7 8 7-8h5v5l-8 7 8 7v5h-5l-7-8-7 8H0v-5l8-7-8-7z',
  'M0 14h24v10H0z',
  'M3 0h2v24H3zM7 0h2v24H7zM11 0h2v24h-2zM15 0h2v24h-2zM19 0h2v24h-2z',
  'M0 0h24v24H0zM6 6v12h12V6z',
  'M0 0l12 12V0zM24 0L12 12h12zM24 24L12 12v12zM0 24l12-12H0z',
];

/**
 * Second marks, in a colour readable on the ground: none, a star, a disc, a chief, a base, a diamond, a bar, a chevron, four
 * squares.
 */
const marks = [
  '',
  'M12 5l2 4.6 5 .4-3.8 3.3 1.2 4.9-4.400-2.7-4.400 2.7 1.2-4.9L5 10l5-.4z',
  'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  'M0 0h24v7H0z',
  'M0 17h24v7H0z',
  'M12 6l5 6-5 6-5-6z',
  'M7 10h10v4H7z',
  'M5 15l7-8 7 8v4l-7-8-7 8z',
  'M6 6h4v4H6zM14 6h4v4h-4zM6 14h4v4H6zM14 14h4v4h-4z',
];

/** For clubs with unknown colours. */
const pairs: [string, string][] = [
  ['#C8102E', '#FFFFFF'],
  ['#0B3D91', '#FFFFFF'],
  ['#1B7F3B', '#FFFFFF'],
  ['#111827', '#F2C14E'],
  ['#6C1D45', '#99D6EA'],
  ['#F2C14E', '#10316B'],
  ['#F97316', '#1C1917'],
  ['#5B2A86', '#F5F3FF'],
  ['#0E7490', '#FDE68A'],
  ['#7F1D1D', '#FCD34D'],
  ['#E5E7EB', '#111827'],
  ['#38BDF8', '#0C2340'],
];

/** Chosen so that no two clubs of a league look alike; a test measures it. */
const salt = 95;

/** A 32-bit hash of a name. */
function scramble(name: string, seed: number): number {
  let hash = seed ^ 0x9e3779b9;
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Up to three capitals: the initials of several words, or the first letters of a single one. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.'-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? '')];
  return letters.slice(0, 3).join('').toLocaleUpperCase('en');
}

function brightness(hex: string): number {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return (part(1) * 299 + part(3) * 587 + part(5) * 114) / 1000;
}

/** A readable colour on `ground`. */
const inkOn = (ground: string): string => (brightness(ground) < 140 ? '#FFFFFF' : '#10161D');

/** Initials on a plate of the ground colour, so that no pattern runs through them. */
function lettersElements(text: string, ground: string, middle: number): CrestElement[] {
  const letters = [...text].length;
  const size = letters > 2 ? 6 : 8.5;
  const [width, height] = [letters * size * 0.76 + 2.5, size + 2];
  const plate = `M${12 - width / 2} ${middle - height / 2}h${width}v${height}h${-width}z`;
  const attributes = {
    x: 12,
    y: middle + size * 0.36,
    'text-anchor': 'middle',
    'font-family': 'system-ui, sans-serif',
    'font-size': size,
    'font-weight': 700,
    fill: inkOn(ground),
  };
  return [
    { tag: 'path', attributes: { d: plate, fill: ground } },
    { tag: 'text', text, attributes },
  ];
}

/** Second mark of a small crest, which has no room for initials; screen readers would read letters with the row's text. */
function markElement(mark: string, ground: string): CrestElement[] {
  const path = { d: mark, fill: inkOn(ground), stroke: ground, 'stroke-width': 1 };
  return mark ? [{ tag: 'path', attributes: path }] : [];
}

/**
 * Draws a crest as elements: shape, pattern and second mark depend on the name, colours on the club. From 24 px on it has
 * initials instead of the mark.
 */
export function drawCrest({ competitorId, name, colours }: CrestTeam, size: number): CrestDrawing {
  const own = name || String(competitorId);
  const choose = <T>(of: readonly T[], nth: number): T =>
    itemAt(of, scramble(own, salt + nth) % of.length);
  const [ground, figure] = colours ?? choose(pairs, 0);
  const outline = choose(outlines, 1);
  const pattern = choose(patterns, 2);
  const elements: CrestElement[] = [{ tag: 'path', attributes: { d: outline, fill: ground } }];
  if (pattern) elements.push({ tag: 'path', attributes: { d: pattern, fill: figure } });
  if (size < 24)
    return { outline, elements: [...elements, ...markElement(choose(marks, 3), ground)] };
  const initials = initialsOf(name);
  return {
    outline,
    elements: [...elements, ...lettersElements(initials, ground, middleOf(outline))],
  };
}
