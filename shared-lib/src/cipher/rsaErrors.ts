/** Error messages of RSA encryption. */
export const rsaErrors = {
  tooLong: 'Message too long for RSA',
  badKey: 'Invalid RSA public key',
} as const;
