import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { type Entitlement, type Grant, layOut, type Span } from './layOut';

const dayMs = 86_400_000;
const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * dayMs);
const span = (from: number, until: number): Span => ({ startsAt: day(from), endsAt: day(until) });
const prize = (grantedAt: number, days: number, revokedAt?: number): Grant => ({
  ...{ source: 'prize', days, grantedAt: day(grantedAt) },
  revokedAt: revokedAt === undefined ? null : day(revokedAt),
});
const inDays = (all: readonly Entitlement[]) =>
  all.map(({ source, startsAt, endsAt }) => [
    source,
    ...[startsAt, endsAt].map((date) => (date.getTime() - day(0).getTime()) / dayMs),
  ]);

describe('days that are given', () => {
  it('run after what is paid', () => {
    expect(inDays(layOut([span(0, 30)], [prize(10, 5)]))).toEqual([
      ['payment', 0, 30],
      ['prize', 30, 35],
    ]);
  });
  it('wait for what is paid in their midst, and go on after it', () => {
    expect(inDays(layOut([span(0, 30), span(33, 60)], [prize(10, 5)]))).toEqual([
      ['payment', 0, 30],
      ['prize', 30, 33],
      ['payment', 33, 60],
      ['prize', 60, 62],
    ]);
  });
  it('run one after another, and end where they are revoked', () => {
    expect(inDays(layOut([], [prize(0, 10, 4), prize(1, 3)]))).toEqual([
      ['prize', 0, 4],
      ['prize', 4, 7],
    ]);
  });
});

const spans = fc.array(
  fc.tuple(fc.nat(300), fc.nat(60)).map(([from, length]) => span(from, from + length)),
  { maxLength: 6 },
);
const grants = fc.array(
  fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 60 })).map(([at, days]) => prize(at, days)),
  { maxLength: 6 },
);

it('never overlap, lose no day and use none that is paid, whatever is paid and given', () => {
  fc.assert(
    fc.property(spans, grants, (paid, given) => {
      const all = layOut(paid, given);
      const lengths = (of: string) =>
        all
          .filter(({ source }) => source === of)
          .reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0);
      for (const [at, piece] of all.entries()) {
        expect(piece.startsAt < piece.endsAt).toBe(true);
        expect(piece.startsAt >= (all[at - 1]?.endsAt ?? piece.startsAt)).toBe(true);
      }
      expect(lengths('prize')).toBe(given.reduce((sum, { days }) => sum + days * dayMs, 0));
      const isPaid = (time: Date) =>
        paid.some(({ startsAt, endsAt }) => startsAt <= time && time < endsAt);
      for (const { source, startsAt } of all) expect(isPaid(startsAt)).toBe(source === 'payment');
    }),
    { numRuns: 1_000 },
  );
});
