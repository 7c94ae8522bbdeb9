/** The platform as the server knows it: signed releases, and which of them a device runs. */
export { acceptedReleases } from './acceptedReleases';
export { publicKeyOf } from './keys';
export { type CurrentRelease, hasCanary, openReleases, type Releases, runBy } from './releases';
export { serveReleases } from './routes';
export { digest } from './verify';
