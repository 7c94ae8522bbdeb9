import { expect, it } from '@jest/globals';

import { shirtsOf } from './shirts';

const red: [string, string] = ['#C8102E', '#FFFFFF'];
const otherRed: [string, string] = ['#D00027', '#111111'];

it('leaves shirts that differ, and has the away side change where they do not', () => {
  const blue: [string, string] = ['#0B3D91', '#FFFFFF'];
  expect(shirtsOf(red, blue)).toEqual({ home: red, away: blue });
  expect(shirtsOf(red, otherRed).away).toEqual(['#111111', '#D00027']);
  expect(shirtsOf(red, ['#D00027', '#C00020']).away).toEqual(['#FFFFFF', '#D00027']);
  expect(shirtsOf(null, red)).toEqual({ home: null, away: red });
});
