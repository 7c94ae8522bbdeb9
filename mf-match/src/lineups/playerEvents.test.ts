import { describe, expect, it } from '@jest/globals';

import { testIncident } from '../testing/testPage';
import { playerEvents } from './playerEvents';

const saka = testIncident().player!;
const rice = { ...saka, playerId: 41, name: 'Declan Rice' };

describe('playerEvents', () => {
  it('counts goals, and not what was taken back', () => {
    const events = playerEvents([
      testIncident(),
      testIncident({ incidentId: 2, kind: 'penaltyGoal' }),
      testIncident({ incidentId: 3, removed: true }),
      testIncident({ incidentId: 4, kind: 'ownGoal' }),
    ]);
    expect(events.get(saka.playerId)).toMatchObject({ goals: 2, ownGoals: 1 });
  });

  it('tells who went off for whom, and when', () => {
    const swap = testIncident({ kind: 'substitution', minute: 90, added: 2, otherPlayer: rice });
    const events = playerEvents([swap]);
    expect(events.get(saka.playerId)).toMatchObject({ off: "90+2'", on: null });
    expect(events.get(rice.playerId)).toMatchObject({ off: null, on: "90+2'" });
  });

  it('keeps the last card', () => {
    const cards = [
      testIncident({ kind: 'yellowCard' }),
      testIncident({ incidentId: 2, kind: 'secondYellow' }),
    ];
    expect(playerEvents(cards).get(saka.playerId)?.card).toBe('secondYellow');
  });
});
