/** Versions of the shared libraries by package, defined by the build. */
declare const SHARED_VERSIONS: Record<string, string>;

/** Nonce that webpack and styled-components set on the elements they add. */
declare let __webpack_nonce__: string;
