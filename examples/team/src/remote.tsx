import type { RemoteModule } from '@scoreline/shared-lib/contract';

import { FanZonePage } from './fan-zone/FanZonePage';
import { cheersReducer } from './team/cheersSlice';
import { TeamPage } from './team/TeamPage';

export const remote: RemoteModule = {
  contract: '^1.1.0',
  routes: [
    { path: '/fan-zone', Component: FanZonePage },
    { path: '/fan-zone/:competitorId', Component: TeamPage },
  ],
  namespaces: ['fan-zone'],
  reducers: { fanZone: cheersReducer },
};
