import {
  paths,
  type PromotionPage,
  type RemoteModule,
  type RemoteRoute,
} from '@scoreline/shared-lib/contract';

import { InvitePage } from './invite/InvitePage';
import { laterPage } from './page/laterPage';

// The invitation page loads only its own code. The other pages load on demand.
const pages: Record<PromotionPage, RemoteRoute['Component']> = {
  HowTo: laterPage(async () => (await import('./how-to/HowToPage')).HowToPage),
  lottery: laterPage(async () => (await import('./lottery/LotteryPage')).LotteryPage),
  'lottery/music': laterPage(async () => (await import('./music/MusicPage')).MusicPage),
  'lottery/winning': laterPage(async () => (await import('./winning/WinningPage')).WinningPage),
  LuckyDraw: laterPage(async () => (await import('./draw/LuckyDrawPage')).LuckyDrawPage),
  Records: laterPage(async () => (await import('./records/RecordsPage')).RecordsPage),
  Roll: laterPage(async () => (await import('./roll/RollPage')).RollPage),
  Share: laterPage(async () => (await import('./share/SharePage')).SharePage),
  TermsConditions: laterPage(async () => (await import('./terms/TermsPage')).TermsPage),
};
const NotAvailablePage = laterPage(
  async () => (await import('./unavailable/NotAvailablePage')).NotAvailablePage,
);

const invitation = '/promotion/:id/refer_friends';

/** Each page, with and without an inviter's code in its path. */
const subPages = Object.entries(pages).flatMap(([page, Component]): RemoteRoute[] => [
  { path: `${invitation}/${page}`, Component },
  { path: `${invitation}/:code/${page}`, Component },
]);

export const remote: RemoteModule = {
  contract: '^1.1.0',
  routes: [
    { path: invitation, Component: InvitePage },
    { path: `${invitation}/:code`, Component: InvitePage },
    ...subPages,
    { path: paths.promotionNotAvailable, Component: NotAvailablePage },
  ],
  namespaces: ['promotion'],
};
