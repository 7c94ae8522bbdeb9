import { expect, it } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { crestSvg } from '@scoreline/shared-lib/contract';

import { competitions } from '@scoreline/simulator/competitions/catalogue';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

/** The size of a list's crest in pixels. */
const size = 16;
/** Of 255, over all pixels: equal to a tenth of the crest in the opposite colour. */
const leastDistance = 25;

interface Club {
  name: string;
  colours: [string, string];
}

/** A crest painted on white and on black, so that its outline counts too. */
function painted({ name, colours }: Club): Uint8Array {
  const svg = crestSvg({ competitorId: 1, name, colours }, size);
  // It has no text, and loading the system's fonts takes longer than everything else.
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return pixels;
}

/** The distance of two crests: the mean difference of their pixels in colour and shape. */
function distance(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 4) {
    let most = 0;
    for (let part = at; part < at + 4; part++)
      most = Math.max(most, Math.abs(itemAt(one, part) - itemAt(other, part)));
    sum += most;
  }
  return sum / (one.length / 4);
}

it('no two clubs of a league look alike in the list', () => {
  const alike = competitions.flatMap(({ name: league, teams }) => {
    const crests = teams.map((team) => ({ name: team.name, pixels: painted(team as Club) }));
    return crests.flatMap((one, at) =>
      crests
        .slice(at + 1)
        .filter((other) => distance(one.pixels, other.pixels) < leastDistance)
        .map((other) => `${league}: ${one.name} and ${other.name}`),
    );
  });
  expect(alike).toEqual([]);
});
