import { beforeEach, expect, it } from '@jest/globals';
import type { MatchMomentum } from '@scoreline/shared-lib/contract';
import { screen } from '@testing-library/react';

import { openPage, testDetail } from '../testing/testPage';

type Mark = MatchMomentum['marks'][number];

const goal = (at: number, kind: Mark['kind'] = 'goal'): Mark => ({ at, side: 'home', kind });
const momentum = (marks: Mark[]): MatchMomentum => ({
  kind: 'momentum',
  points: Array.from({ length: 90 }, (_, at) => ({ at: at + 1, value: 10 })),
  marks,
  periods: [45, 90],
});

/** Opens a match with these marks on its graph. */
async function open(marks: Mark[]): Promise<void> {
  await openPage('/football/match/arsenal-vs-chelsea/7', {
    'match/detail': testDetail(['momentum'], { status: 'finished' }),
    'match/events': { incidents: [] },
    'match/momentum': momentum(marks),
  });
  await screen.findByRole('slider');
}

const number = (element: Element | null | undefined, name: string) =>
  Number(element?.getAttribute(name));
const markX = (kind: string) => number(document.querySelector(`circle[data-mark=${kind}]`), 'cx');
/** The centre line is as long as the graph. */
const width = () => number(screen.getByRole('slider').querySelector('line'), 'x2');
const labelX = (text: string) => number(screen.getByText(text, { selector: 'text' }), 'x');

beforeEach(() => localStorage.clear());

it('90+6 stands right of 90 and of its line, within the graph', async () => {
  await open([goal(90), goal(96, 'penaltyGoal')]);
  expect(markX('goal')).toBeLessThan(labelX("90'"));
  expect(markX('penaltyGoal')).toBeGreaterThan(labelX("90'"));
  expect(markX('penaltyGoal')).toBeLessThan(width());
});

it('without added time the graph ends at its 90th minute', async () => {
  await open([goal(90)]);
  expect(labelX("90'")).toBe(width());
});
