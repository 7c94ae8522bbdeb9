/** The platform as the shell knows it: the page's release, its remotes and their texts. */
export { currentAddress, possibleAddresses } from './federation/fromCdn';
export { loadPage, type PageRemotes } from './federation/loadPage';
export { Remotes, type RemoteState } from './federation/remotes';
export { guardScripts } from './federation/trustListed';
export { nextTask } from './nextTask';
export { openRemotes } from './openRemotes';
export { acceptRelease } from './release/acceptRelease';
export type { BuildListLoader } from './release/buildLists';
export { watchReleases } from './release/watchReleases';
export type { TextLoader } from './texts/loadTexts';

/** Testers' and developers' builds load only where they are asked for. */
export const loadUnreleased = () => import('./dev/unreleased');
