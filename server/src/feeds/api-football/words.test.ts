import { describe, expect, it, jest } from '@jest/globals';
import { Registry } from 'prom-client';

import { cardsOf } from './cards';
import { redCardsOf, stateOf } from './fixtures';
import { incidentsOf, startersOf } from './incidents';
import * as shapes from './shapes';
import { statusOf } from './statuses';
import { at, change, entry, type Event, event, harbour, mill, red, yellow } from './testingAnswers';
import { UnknownWords } from './words';

const told = new Date('2026-11-21T16:00:00Z');
const fixtureOf = (events: Event[], more: { short?: string; long?: string } = {}) =>
  shapes.fixture.parse(entry([1, 0], events, more));
const incidents = (events: Event[]) => incidentsOf(fixtureOf(events), told).incidents;
const review = (detail: string) => event(at(30), harbour, ['Var', detail], 'H9');

describe('a review', () => {
  it.each([
    ['Goal cancelled', 'goalCancelled', null],
    ['Goal Disallowed - offside', 'goalCancelled', 'offside'],
    ['Goal Disallowed - Foul', 'goalCancelled', 'foul'],
    ['Goal Disallowed - handball', 'goalCancelled', 'handball'],
    ['Goal Disallowed - Ball out of play', 'goalCancelled', 'Ball out of play'],
    ['Goal confirmed', 'var', 'goalConfirmed'],
    ['Penalty confirmed', 'var', 'penaltyConfirmed'],
    ['Penalty awarded', 'var', 'penaltyConfirmed'],
    ['Penalty cancelled', 'var', 'penaltyCancelled'],
    ['Red card cancelled', 'var', 'redCardCancelled'],
    ['Card upgrade', 'var', 'cardUpgrade'],
    ['Mistaken identity', 'var', 'Mistaken identity'],
  ])('%s', (detail, kind, said) => {
    expect(incidents([review(detail)])).toMatchObject([{ kind, detail: said, side: 'home' }]);
  });
});

describe('words that nobody knows', () => {
  it('are told as they are', () => {
    const strange = event(at(12), mill, ['Drinks', 'Cooling break'], 'M4');
    expect(incidents([strange])).toMatchObject([{ kind: 'other', detail: 'Cooling break' }]);
    const fixture = fixtureOf([], { short: 'FOG', long: 'Waiting for the fog' });
    expect(stateOf(fixture, { home: 0, away: 0 }, told)).toMatchObject({
      status: 'unknown',
      statusWord: 'Waiting for the fog',
    });
  });

  it('are logged once and counted', async () => {
    const warn = jest.fn();
    const metrics = new Registry();
    const words = new UnknownWords({ warn }, metrics);
    const fixture = fixtureOf([review('Mistaken identity'), review('Penalty confirmed')], {
      short: 'FOG',
    });
    words.check(fixture);
    words.check(fixture);
    expect(warn.mock.calls.map(([facts]) => facts)).toEqual([
      { kind: 'status', word: 'FOG' },
      { kind: 'event', word: 'Var: Mistaken identity' },
    ]);
    expect(await metrics.metrics()).toMatch(/kind="event"\} 2/);
  });

  it.each([
    ['Canc', 'Match Cancelled', 'cancelled'],
    ['canc', null, 'cancelled'],
    ['Postp', 'Match Postponed', 'postponed'],
    ['Abd', 'Match Abandoned', 'abandoned'],
    ['ft', null, 'finished'],
    ['XX', 'Technical Loss', 'awarded'],
    ['BT', 'Break Time', 'live'],
  ])('a state %s is cut or cased otherwise', (short, long, status) => {
    expect(statusOf(short, long)).toBe(status);
  });
});

it('a break in extra time is play with a clock that stands', () => {
  const fixture = fixtureOf([], { short: 'BT' });
  expect(stateOf(fixture, { home: 0, away: 0 }, told)).toMatchObject({
    status: 'live',
    clock: { period: 2, minute: 90, running: false },
  });
});

describe('a second yellow card', () => {
  const first = event(at(30), harbour, yellow, 'H5');
  const second = event(at(70), harbour, yellow, 'H5');
  const secondTold = event(at(70), harbour, ['Card', 'Second Yellow card'], 'H5');

  it.each<[string, Event[], [string, number][]]>([
    ['with a red one', [first, second, event(at(70), harbour, red, 'H5')], [['secondYellow', 70]]],
    [
      'with a red one later',
      [first, second, event(at(71), harbour, red, 'H5')],
      [['secondYellow', 71]],
    ],
    ['alone', [first, second], [['secondYellow', 70]]],
    ['told as such', [first, secondTold], [['secondYellow', 70]]],
    ['told as such, with the yellow', [first, second, secondTold], [['secondYellow', 70]]],
    [
      'told as such, with a red one',
      [first, secondTold, event(at(70), harbour, red, 'H5')],
      [['secondYellow', 70]],
    ],
    [
      'told as yellow-red',
      [first, event(at(70), harbour, ['Card', 'Yellow-Red Card'], 'H5')],
      [['secondYellow', 70]],
    ],
  ])('%s is one dismissal', (_, events, dismissal) => {
    const cards = incidents(events).map(({ kind, minute }) => [kind, minute]);
    expect(cards).toEqual([['yellowCard', 30], ...dismissal]);
    expect(redCardsOf(fixtureOf(events))).toEqual({ home: 1, away: 0 });
  });

  it('of another player is none, nor is a red card after one yellow', () => {
    const events = [first, event(at(70), harbour, yellow, 'H6'), event(at(80), harbour, red, 'H5')];
    expect([...cardsOf(fixtureOf(events).events!).values()].map(({ kind }) => kind)).toEqual([
      'yellowCard',
      'yellowCard',
      'redCard',
    ]);
  });

  it('a red card that the review cancelled is taken back', () => {
    const events = [
      event(at(40), harbour, red, 'H5'),
      event(at(41), harbour, ['Var', 'Red card cancelled'], 'H5'),
    ];
    expect(incidents(events)).toMatchObject([
      { kind: 'redCard', removed: true },
      { kind: 'var', detail: 'redCardCancelled', removed: false },
    ]);
    expect(redCardsOf(fixtureOf(events))).toEqual({ home: 0, away: 0 });
  });
});

describe('a substitution', () => {
  const off = (event: { playerRef: string | null }) => event.playerRef;
  const on = (event: { otherPlayerRef: string | null }) => event.otherPlayerRef;

  it.each([
    ['as the documents say', 'H9', 'H12'],
    ['the other way round', 'H12', 'H9'],
  ])('named %s is the same', (_, first, second) => {
    const [incident] = incidents([event(at(60), harbour, change, first, second)]);
    expect([off(incident!), on(incident!)]).toEqual(['910009', '910012']);
  });

  it('of a player who came on himself', () => {
    const events = [
      event(at(60), harbour, change, 'H9', 'H12'),
      event(at(80), harbour, change, 'H13', 'H12'),
    ];
    const [, later] = incidents(events);
    expect([off(later!), on(later!)]).toEqual(['910012', '910013']);
  });

  it('keeps its name where a list comes without the line-ups', () => {
    const whole = fixtureOf([event(at(60), harbour, change, 'H12', 'H9')]);
    const bare = { ...whole, lineups: undefined };
    const known = incidentsOf(whole, told).incidents;
    expect(incidentsOf(bare, told, startersOf(whole)).incidents).toEqual(known);
    expect(incidentsOf(bare, told).incidents[0]?.ref).toBe(known[0]?.ref);
  });
});
