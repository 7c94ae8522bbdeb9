/** The part of RTK Query that remotes may use; endpoints are injected into the one API of shared-lib. */
export { skipToken } from '@reduxjs/toolkit/query/react';
