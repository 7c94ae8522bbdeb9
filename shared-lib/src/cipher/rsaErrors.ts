/** Messages of what cannot be encrypted under a public key. */
export const rsaErrors = {
  tooLong: 'Message too long for RSA',
  badKey: 'Invalid RSA public key',
} as const;
