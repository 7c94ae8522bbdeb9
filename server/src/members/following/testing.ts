import { openDevice, openMemberApp, registerMember, unlimited } from '../accounts/testing';
import { insertLeague } from '../../sport/matches/testing';
import type { FollowChange } from './changes';

/** A time on the test's day, in minutes after noon. */
export const minute = (n: number) => new Date(Date.UTC(2026, 10, 21, 12, n)).toISOString();

/** The whole server with a league of sixty clubs, and as many members as a test needs. */
export async function openFollowingTest() {
  const test = await openMemberApp(unlimited);
  test.clock.now = new Date(minute(60));
  const teams = Array.from({ length: 60 }, (_, n) => `Club ${n}`);
  const league = await insertLeague(test.db, { name: 'First', teams });
  const teamId = (n: number) => league.teamIds[n] as number;
  let members = 0;
  return {
    ...test,
    league,
    teamId,
    async newMember() {
      const n = ++members;
      const device = await openDevice(test, `device-${n}`);
      const { userId } = await registerMember(test, device, `fan-${n}@fan.example`);
      return { device, userId };
    },
    change: (id: string, op: FollowChange['op'], club: number, at: string) => ({
      id: `change-${id}`,
      op,
      kind: 'team' as const,
      targetId: teamId(club),
      sport: 'football' as const,
      at,
    }),
  };
}
