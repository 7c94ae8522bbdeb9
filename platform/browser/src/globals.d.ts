/** Versions of the shared libraries by package, defined by the build of the shell. */
declare const SHARED_VERSIONS: Record<string, string>;
