import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

import { fitsCaret } from './caret';

type Stated = Pick<BuildDescriptor, 'name' | 'contract'>;

/** The remotes whose contract range the shell's version is not in: no browser would run them. */
export const contractProblems = (remotes: readonly Stated[], offered: string): string[] =>
  remotes
    .filter(({ contract }) => !/^\^\d+\.\d+\.\d+$/.test(contract) || !fitsCaret(contract, offered))
    .map(({ name, contract }) => `${name}: wants contract ${contract}, the shell has ${offered}`);
