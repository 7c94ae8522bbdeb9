import type { Round } from '../rounds/queries';
import type { PromotionFigures, Pots, Suspicion } from './queries';

const minute = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');

const roundLine = ({ round_id, state, draws, ...round }: Round): string =>
  [
    `Round ${round_id}: ${state}, ${draws} draws`,
    round.seed_hash
      ? `seed hash ${round.seed_hash}`
      : `waits for beacon round ${round.witness?.beaconRound} at ${round.witness?.at}`,
    ...(round.head ? [`head ${round.head}`] : []),
    ...(round.terms_hash ? [`terms hash ${round.terms_hash}`] : []),
  ].join(', ');

const potLine = ({ prize_id, names, number, given, odds }: Pots): string =>
  `Prize ${prize_id}: ${names.en}, ${given} of ${number} out, odds ${odds}`;

/** A promotion's state for a terminal. */
export const showText = (
  figures: PromotionFigures,
  rounds: readonly Round[],
  pots: readonly Pots[],
): string =>
  [
    `Promotion ${figures.id} “${figures.key}”: ${figures.state}, ${minute(figures.opens_at)} to ${minute(figures.closes_at)} UTC`,
    `${figures.participants} members take part; friends: ${figures.qualified} qualified, ${figures.pending} pending, ${figures.not_counted} not counted`,
    `${figures.draws} draws, ${figures.wins} prizes out; claims: ${figures.open_claims} open, ${figures.to_send} to send`,
    ...rounds.map(roundLine),
    ...pots.map(potLine),
  ].join('\n');

/** Why friends didn't count, with the number of each reason. */
export const reasonsText = (suspicion: Suspicion): string =>
  [
    `${suspicion.same_device} same device`,
    `${suspicion.same_mail} same mail`,
    `${suspicion.used_device} used device`,
    `${suspicion.household_limit} household limit`,
    `${suspicion.daily_limit} daily limit`,
  ]
    .filter((text) => !text.startsWith('0 '))
    .join(', ');

export const fraudText = (all: readonly Suspicion[]): string =>
  all.length === 0
    ? 'Every friend counts so far.'
    : all
        .map(
          (each) =>
            `member ${each.member ?? '(gone)'}: ${each.qualified} counted, not counted: ${reasonsText(each)}; ` +
            `${each.devices} devices, ${each.households} households, ${each.wins} prizes`,
        )
        .join('\n');
