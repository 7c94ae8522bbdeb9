import type { RemoteModule } from '@scoreline/shared-lib/contract';

import { Builder } from './builder/Builder';

export const remote: RemoteModule = {
  contract: '^1.1.0',
  routes: [{ path: '/widget', Component: Builder }],
  namespaces: ['widget'],
};
