import type { Judgement, Side } from './judge';

const number = (value: number) => value.toLocaleString('en');
const failed = (side: Side) => `${number(side.failed)} of ${number(side.visits)}`;
const times = ({ p75Ms, p90Ms, loads }: Side) =>
  `${number(p75Ms ?? 0)} ms, one in ten over ${number(p90Ms ?? 0)} ms, of ${number(loads)} loads`;
const silent = (side: Side) => `${number(side.silent)} of ${number(side.handed)}`;

/** The text for the log, the operations page and the canary's owner. */
export function reasonOf({ worse, canary, current }: Judgement): string {
  if (worse === 'loading')
    return `loads in ${times(canary)} (third quartile), the current build in ${times(current)}`;
  if (worse === 'silence')
    return `${silent(canary)} pages never told that the shell stands, ${silent(current)} of the current build`;
  return `${failed(canary)} visits failed, ${failed(current)} of the current build`;
}
