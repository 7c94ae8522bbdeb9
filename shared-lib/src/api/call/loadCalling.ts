import type { Cipher, CipherSource } from '../../cipher';

/** What calls need, ciphers and all, is loaded with the first of them: a first page comes with its data. */
export const loadCalling = () => import('./calling');

/** A cipher of code that is still to be loaded. */
export function laterCipher(make: () => Promise<CipherSource>): CipherSource {
  let made: CipherSource | null = null;
  let making: Promise<CipherSource> | null = null;
  const source = async (): Promise<CipherSource> => {
    making ??= make();
    try {
      return (made = await making);
    } catch (reason) {
      making = null;
      throw reason;
    }
  };
  return {
    get: async (): Promise<Cipher> => (await source()).get(),
    forget: (refused) => made?.forget(refused),
  };
}
