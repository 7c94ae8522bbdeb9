export { startSync } from './startSync';
export { syncAccount, type SyncOutcome } from './syncAccount';
