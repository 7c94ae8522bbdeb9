/** Full address of an API path: `/api/…` on the brand's own host, or on the host its `apiUrl` names. */
export const apiAddress = (apiUrl: string, path: string): string =>
  `${apiUrl.replace(/\/+$/, '').replace(/\/api$/, '')}/api/${path}`;
