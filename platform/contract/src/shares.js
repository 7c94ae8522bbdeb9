/**
 * Libraries that the shell shares with every remote, as singletons. A key ending in a slash shares every module below it. Remotes
 * bundle none of these: with two copies of a store, a router or React, the page would be two separate applications.
 */
export const sharedLibraries = {
  react: '^19.0.0',
  'react/': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/': '^19.0.0',
  'react-redux': '^9.0.0',
  '@reduxjs/toolkit': '^2.0.0',
  '@reduxjs/toolkit/': '^2.0.0',
  'react-router': '^7.0.0',
  'react-router-dom': '^7.0.0',
  i18next: '^26.0.0',
  'react-i18next': '^17.0.0',
  'styled-components': '^6.0.0',
};

/** Imports that resolve to a library shared under another name: a page has one router under either import. */
export const sharedAs = { 'react-router': 'react-router-dom' };

/** Parts of shared-lib that must be singletons: the store, the socket, the languages, the theme. */
export const sharedParts = [
  'api',
  'brand',
  'device',
  'following',
  'format',
  'i18n',
  'live',
  'native',
  'session',
  'settings',
  'ui',
];

/** The share map of a remote: it uses everything from the shell and bundles no fallback. */
export function remoteShares() {
  const parts = sharedParts.map((part) => [`@scoreline/shared-lib/${part}`, '^0.1.0']);
  return Object.fromEntries(
    [...Object.entries(sharedLibraries), ...parts].map(([key, requiredVersion]) => [
      key,
      { import: false, singleton: true, requiredVersion, shareKey: sharedAs[key] ?? key },
    ]),
  );
}
