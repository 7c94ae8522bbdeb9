/** Session cookie with a developer's overrides, in the form of a query string. */
export const devCookie = 'mfe-dev';
