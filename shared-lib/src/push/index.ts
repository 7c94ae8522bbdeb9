/**
 * Notifications of this device. Each part that uses them bundles its own copy. They import shared-lib's other parts by package
 * name, as a remote does, so that those stay shared.
 */
export { MatchBell } from './MatchBell';
export { checkPush, readPush, renewPush, startPush, stopPush, type PushState } from './pushDevice';
export { TeamBell } from './TeamBell';
export { usePush } from './usePush';
