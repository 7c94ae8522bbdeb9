import type { Cipher, CipherSource } from '../../cipher';

/** The calling code, ciphers included, loads with the first call: the first page already carries its data. */
export const loadCalling = () => import('./calling');

/** A cipher whose code loads on first use. */
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
