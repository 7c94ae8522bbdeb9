/**
 * Notifications of this device. Each part that uses them carries its own copy; shared-lib's other parts are named as a remote
 * does, so that those stay shared.
 */
export { MatchBell } from './MatchBell';
export { checkPush, readPush, renewPush, startPush, stopPush, type PushState } from './pushDevice';
export { TeamBell } from './TeamBell';
export { usePush } from './usePush';
