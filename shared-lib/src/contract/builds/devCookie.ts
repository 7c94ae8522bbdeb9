/** Session cookie that keeps a developer's overrides from page to page; its value has the form of a query. */
export const devCookie = 'mfe-dev';
