/** What a crest is drawn from: the same team has the same crest on every page and on the server. */
export interface CrestTeam {
  competitorId: number;
  name: string;
  /** `#rrggbb` twice, where the club's are known. */
  colours?: readonly [string, string] | null;
}

/** A drawn element, for React and for text alike. */
export interface CrestElement {
  tag: 'path' | 'text';
  attributes: Record<string, string | number>;
  text?: string;
}

export interface CrestDrawing {
  /** Outline on a 24 px grid; everything is clipped to it. */
  outline: string;
  elements: CrestElement[];
}

const outlines = [
  'M3 2.5h18v10c0 5-4 8-9 9.5-5-1.5-9-4.5-9-9.5z',
  'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z',
  'M12 1l11 11-11 11L1 12z',
];

const patterns = [
  '',
  'M12 0h12v24H12z',
  'M5 0h3.5v24H5zM12 0h3.5v24H12zM19 0h3.5v24H19z',
  'M0 4h24v4H0zM0 12h24v4H0zM0 20h24v4H0z',
  'M0 2l4-4 22 22-4 4z',
  'M12 0h12v12H12zM0 12h12v12H0z',
];

/** For clubs whose colours nobody told us. */
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

const scramble = (id: number): number => Math.imul(id ^ (id >>> 15), 0x2c1b3c6d) >>> 0;

/** Up to three capitals: of the words, or of the one word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.'-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? '')];
  return letters.slice(0, 3).join('').toLocaleUpperCase('en');
}

function brightness(hex: string): number {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return (part(1) * 299 + part(3) * 587 + part(5) * 114) / 1000;
}

function initialsElement(name: string, ground: string): CrestElement {
  const dark = brightness(ground) < 140;
  const text = initialsOf(name);
  return {
    tag: 'text',
    text,
    attributes: {
      x: 12,
      y: 15,
      'text-anchor': 'middle',
      'font-family': 'system-ui, sans-serif',
      'font-size': text.length > 2 ? 6 : 8.5,
      'font-weight': 700,
      fill: dark ? '#FFFFFF' : '#10161D',
      stroke: ground,
      'stroke-width': 2,
      'paint-order': 'stroke',
    },
  };
}

/** A crest as elements: shape and pattern from the id, colours from the club, initials from 24 px on. */
export function drawCrest(team: CrestTeam, size: number): CrestDrawing {
  const seed = scramble(team.competitorId);
  const [ground, figure] = team.colours ?? pairs[seed % pairs.length]!;
  const outline = outlines[(seed >>> 8) % outlines.length]!;
  const pattern = patterns[(seed >>> 16) % patterns.length]!;
  const elements: CrestElement[] = [{ tag: 'path', attributes: { d: outline, fill: ground } }];
  if (pattern) elements.push({ tag: 'path', attributes: { d: pattern, fill: figure } });
  if (size >= 24) elements.push(initialsElement(team.name, ground));
  return { outline, elements };
}
