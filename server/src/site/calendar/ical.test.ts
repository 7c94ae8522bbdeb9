import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';

import { calendar, day, instant, text } from './ical';

const parse = (document: string) => new ICAL.Component(ICAL.parse(document) as unknown[]);

/** Any text, with the characters that are hard to write more often. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(';', ',', '\\', '\n', ':', '"', 'ü', 'ש', '曼', '⚽', 'e\u0301'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 300,
});

describe('a calendar document', () => {
  it('gives a parser each text back, in lines of at most 75 octets of whole characters', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const document = calendar([['VERSION', '2.0']], [[['SUMMARY', text(value)]]]);
        for (const line of document.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n\ufffd]/);
        }
        const written = parse(document)
          .getFirstSubcomponent('vevent')
          ?.getFirstPropertyValue('summary');

        expect(written).toBe(value.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, ''));
      }),
    );
  });

  it('never gains a property from a name', () => {
    const document = calendar([], [[['SUMMARY', text('A\r\nSTATUS:CANCELLED\nB\rEND:VEVENT')]]]);
    expect(document.match(/^[A-Z]+/gm)).toEqual(['BEGIN', 'BEGIN', 'SUMMARY', 'END', 'END']);
  });

  it('has times in UTC', () => {
    const at = new Date('2026-12-31T23:30:00.123Z');
    expect([instant(at), day(at), day(at, 1)]).toEqual([
      '20261231T233000Z',
      '20261231',
      '20270101',
    ]);
  });
});
