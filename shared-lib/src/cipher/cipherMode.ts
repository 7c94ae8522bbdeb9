export type CipherMode = 'device' | 'session';

const accountPaths = ['patron/', 'promotion/'];

/** Mode 2 for all that reads or changes an account, mode 1 for the rest. */
export const cipherModeOf = (path: string): CipherMode =>
  path.includes('/ciphered/') || accountPaths.some((start) => path.startsWith(start))
    ? 'session'
    : 'device';
