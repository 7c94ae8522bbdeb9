/** Versions of the shared libraries by package, written in by the build. */
declare const SHARED_VERSIONS: Record<string, string>;

/** What webpack and styled-components put on the elements they add. */
declare let __webpack_nonce__: string;
