/**
 * The text that a release's `digestSignature` signs: WebKitGTK crashes when it verifies more than 64 KB. `sha512` is the hex hash
 * of the release's text.
 */
export const releaseStatement = (sha512: string): string => `scoreline release sha512:${sha512}`;
