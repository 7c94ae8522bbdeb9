import type { RemoteModule } from '@scoreline/shared-lib/contract';

import { boardReducer } from './scoreboard/boardSlice';
import { Scoreboard } from './scoreboard/Scoreboard';

export const remote: RemoteModule = {
  contract: '^1.0.0',
  routes: [{ path: '/', Component: Scoreboard }],
  namespaces: ['scores'],
  reducers: { scores: boardReducer },
};
