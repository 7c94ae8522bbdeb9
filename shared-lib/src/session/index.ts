export {
  clearSession,
  keepToken,
  nobody,
  readAccessToken,
  readSession,
  type SessionState,
} from './session';
export {
  sessionEnded,
  sessionReplaced,
  sessionSlice,
  signedIn,
  tokenRenewed,
  verificationAsked,
} from './sessionSlice';
export { syncLock, whileNothingSyncs, withLock } from './lock';
export { onSignOut, signOut } from './signOut';
export { useSession } from './useSession';
