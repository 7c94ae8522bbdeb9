export type CipherMode = 'device' | 'session';

const accountPaths = ['patron/', 'promotion/'];

/** Mode 2 (`session`) for operations that read or change an account, mode 1 (`device`) for the rest. */
export const cipherModeOf = (path: string): CipherMode =>
  path.includes('/ciphered/') || accountPaths.some((start) => path.startsWith(start))
    ? 'session'
    : 'device';
