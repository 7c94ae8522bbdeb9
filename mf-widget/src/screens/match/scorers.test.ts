import { expect, it } from '@jest/globals';
import type { Incident } from '@scoreline/shared-lib/contract';

import { scorersOf } from './scorers';

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const ids = new Map<string, number>();
const idOf = (name: string) => ids.get(name) ?? ids.set(name, ids.size + 1).size;
const incident = (over: Partial<Incident> & { name: string }): Incident => ({
  ...{ incidentId: 1, kind: 'goal', side: 'home', period: 1, minute: 10, added: null },
  ...{ otherPlayer: null, score: null, removed: false },
  player: {
    ...{ playerId: idOf(over.name), name: over.name, slug: 'x', shirtNumber: 9 },
    ...{ position: null, countryCode: null },
  },
  ...over,
});

it('lists scorers and who was sent off in order of play; an own goal stands with the side it counts for', () => {
  const incidents = [
    incident({ name: 'Late', incidentId: 2, period: 2, minute: 90, added: 3 }),
    incident({ name: 'Early', incidentId: 3, kind: 'penaltyGoal', minute: 4 }),
    incident({ name: 'Unlucky', incidentId: 4, kind: 'ownGoal', minute: 30 }),
    incident({ name: 'Sent', incidentId: 5, kind: 'redCard', side: 'away', minute: 60, period: 2 }),
    incident({ name: 'Taken back', incidentId: 6, removed: true }),
    incident({ name: 'Booked', incidentId: 7, kind: 'yellowCard' }),
  ];
  expect(scorersOf(incidents, 'home', t).map(({ text }) => text)).toEqual([
    'Early 4′ (penalty)',
    'Unlucky 30′ (ownGoal)',
    'Late 90+3′',
  ]);
  expect(scorersOf(incidents, 'away', t)).toEqual([{ id: 5, text: 'Sent 60′', isCard: true }]);
});

it('has all goals of a player in one line, and whoever is sent off in one of his own', () => {
  const incidents = [
    incident({ name: 'Twice', incidentId: 2, minute: 4 }),
    incident({ name: 'Once', incidentId: 3, minute: 20 }),
    incident({ name: 'Twice', incidentId: 4, kind: 'penaltyGoal', minute: 88, period: 2 }),
    incident({ name: 'Twice', incidentId: 5, kind: 'redCard', minute: 89, period: 2 }),
    { ...incident({ name: 'x', incidentId: 6, minute: 30 }), player: null },
    { ...incident({ name: 'x', incidentId: 7, minute: 31 }), player: null },
  ];
  expect(scorersOf(incidents, 'home', t)).toEqual([
    { id: 2, text: 'Twice 4′, 88′ (penalty)', isCard: false },
    { id: 3, text: 'Once 20′', isCard: false },
    { id: 6, text: '30′', isCard: false },
    { id: 7, text: '31′', isCard: false },
    { id: 5, text: 'Twice 89′', isCard: true },
  ]);
});
