import type { RemoteModule } from '@scoreline/shared-lib/contract';

import { betting } from './page/BettingPage';
import { DiscoverHome } from './home/DiscoverHome';
import { MoversPage } from './movers/MoversPage';
import { laterPage } from './page/laterPage';
import { pagePaths } from './pagePaths';

// Averages and tips load on demand, so that the price pages download only their own code.
const AveragesPage = laterPage(async () => (await import('./averages/AveragesPage')).AveragesPage);
const SameOddsPage = laterPage(async () => (await import('./same-odds/SameOddsPage')).SameOddsPage);
const TipsPage = laterPage(async () => (await import('./tips/TipsPage')).TipsPage);
const RulesPage = laterPage(async () => (await import('./tips/RulesPage')).RulesPage);
const HistoryPage = laterPage(async () => (await import('./tips/HistoryPage')).HistoryPage);

const DigestPage = laterPage(async () => (await import('./digest/DigestPage')).DigestPage);

const EditorPage = laterPage(async () => (await import('./editor/EditorPage')).EditorPage);

export const remote: RemoteModule = {
  contract: '^1.1.0',
  routes: [
    { path: pagePaths.home, Component: DiscoverHome },
    {
      path: pagePaths.dropping,
      Component: betting('dropping', () => <MoversPage key="dropping" list="dropping" />),
    },
    {
      path: pagePaths.rising,
      Component: betting('rising', () => <MoversPage key="rising" list="rising" />),
    },
    {
      path: pagePaths.movements,
      Component: betting('movements', () => <MoversPage key="movements" list="movements" />),
    },
    { path: pagePaths.averages, Component: AveragesPage },
    { path: pagePaths.sameOdds, Component: betting('sameOdds', SameOddsPage) },
    { path: pagePaths.tips, Component: betting('tips', TipsPage) },
    { path: pagePaths.tipsHistory, Component: betting('tipsHistory', HistoryPage) },
    { path: pagePaths.rules, Component: RulesPage },
    { path: pagePaths.digest, Component: DigestPage },
    { path: pagePaths.editor, Component: betting('editor', EditorPage) },
  ],
  namespaces: ['discover'],
};
