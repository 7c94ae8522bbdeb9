import type { RemoteModule } from '@scoreline/shared-lib/contract';

import { betting } from './page/BettingPage';
import { DiscoverHome } from './home/DiscoverHome';
import { MoversPage } from './movers/MoversPage';
import { laterPage } from './page/laterPage';
import { places } from './places';

// Figures and tips come when one is opened: whoever looks at prices pays for prices alone.
const AveragesPage = laterPage(async () => (await import('./averages/AveragesPage')).AveragesPage);
const SameOddsPage = laterPage(async () => (await import('./same-odds/SameOddsPage')).SameOddsPage);
const TipsPage = laterPage(async () => (await import('./tips/TipsPage')).TipsPage);
const HistoryPage = laterPage(async () => (await import('./tips/HistoryPage')).HistoryPage);

const DigestPage = laterPage(async () => (await import('./digest/DigestPage')).DigestPage);

const EditorPage = laterPage(async () => (await import('./editor/EditorPage')).EditorPage);

export const remote: RemoteModule = {
  contract: '^1.0.0',
  routes: [
    { path: places.home, Component: DiscoverHome },
    {
      path: places.dropping,
      Component: betting('dropping', () => <MoversPage key="dropping" list="dropping" />),
    },
    {
      path: places.rising,
      Component: betting('rising', () => <MoversPage key="rising" list="rising" />),
    },
    {
      path: places.movements,
      Component: betting('movements', () => <MoversPage key="movements" list="movements" />),
    },
    { path: places.averages, Component: AveragesPage },
    { path: places.sameOdds, Component: betting('sameOdds', SameOddsPage) },
    { path: places.tips, Component: betting('tips', TipsPage) },
    { path: places.tipsHistory, Component: betting('tipsHistory', HistoryPage) },
    { path: places.digest, Component: DigestPage },
    { path: places.editor, Component: betting('editor', EditorPage) },
  ],
  namespaces: ['discover'],
};
