export { keepInSync } from './keepInSync';
export { syncAccount, type SyncOutcome } from './syncAccount';
