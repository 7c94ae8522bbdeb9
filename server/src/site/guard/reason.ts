import type { Judgement, Side } from './judge';

const number = (value: number) => value.toLocaleString('en');
const failed = (side: Side) => `${number(side.failed)} of ${number(side.visits)}`;
const quartile = ({ p75Ms, loads }: Side) => `${number(p75Ms ?? 0)} ms over ${number(loads)} loads`;

/** What the log, the page of operations and the canary's owner are told. */
export const reasonOf = ({ worse, canary, current }: Judgement): string =>
  worse === 'loading'
    ? `loads in ${quartile(canary)} (third quartile), the current build in ${quartile(current)}`
    : `${failed(canary)} visits failed, ${failed(current)} of the current build`;
