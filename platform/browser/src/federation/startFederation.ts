import type { ListedFiles } from '../release/listedFiles';
import { offeredShares, offeredVersions } from './offeredShares';
import { type LoadRemote, startHost } from './host';

/** Starts federation with all of the shell's shares. */
export const startFederation = (files: ListedFiles): LoadRemote =>
  startHost(files, offeredShares, offeredVersions);
