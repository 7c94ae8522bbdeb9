/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

interface Text {
  title: string;
  sections: { heading: string; text: string }[];
}
const folder = 'shell/src/documents/texts';
const read = (file: string) =>
  JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, Text>;
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(readdirSync(folder))('documents in %s', (file) => {
  const english = read('en.json');
  const texts = read(file);

  it('has every document, section by section', () => {
    const shape = (all: Record<string, Text>) =>
      Object.entries(all).map(([name, { sections }]) => [name, sections.length]);
    expect(shape(texts)).toEqual(shape(english));
  });

  it('leaves nothing empty, and fills in the same values', () => {
    for (const [name, { title, sections }] of Object.entries(texts)) {
      expect(title.trim()).not.toBe('');
      sections.forEach(({ heading, text }, at) => {
        expect(heading.trim()).not.toBe('');
        expect([`${name} ${at}`, placeholders(text)]).toEqual([
          `${name} ${at}`,
          placeholders(english[name]!.sections[at]!.text),
        ]);
      });
    }
  });
});
