/**
 * The text that `digestSignature` of a release signs: WebKitGTK crashes where it verifies more than 64 KB. `sha512` is the hash of the
 * release's text, in hexadecimal digits.
 */
export const releaseStatement = (sha512: string): string => `scoreline release sha512:${sha512}`;
