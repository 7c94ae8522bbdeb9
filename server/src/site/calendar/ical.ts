/** A property: its name with parameters, and its value as it is written. */
export type Property = readonly [name: string, value: string];

/** Octets of a line, without its line break (RFC 5545, 3.1). */
const longestLine = 75;

/** Escapes a value of the type TEXT (RFC 5545, 3.3.11). Other control characters are not allowed. */
export const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')

    .replace(/[\0-\x08\x0b-\x1f\x7f]/g, '');

/** `20261122T150000Z` */
export const instant = (at: Date): string =>
  at.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** `20261122`: the day in UTC, `days` later. */
export const day = (at: Date, days = 0): string =>
  instant(new Date(at.getTime() + days * 86_400_000)).slice(0, 8);

/** Folds a content line between characters; a continuation begins with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > longestLine) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}

const contentLines = (properties: readonly Property[]): string[] =>
  properties.map(([name, value]) => folded(`${name}:${value}`));

/** A calendar with its events (RFC 5545), with CRLF line breaks. */
export function calendar(
  properties: readonly Property[],
  events: readonly (readonly Property[])[],
): string {
  const lines = [
    ...contentLines([['BEGIN', 'VCALENDAR'], ...properties]),
    ...events.flatMap((event) => contentLines([['BEGIN', 'VEVENT'], ...event, ['END', 'VEVENT']])),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
