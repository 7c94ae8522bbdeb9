import type { RemoteModule } from '@scoreline/shared-lib/contract';

import { MatchPage } from './match/MatchPage';
import { later } from './page/Later';
import { revealReducer } from './spoiler/revealSlice';

// The league, team and player pages load on demand, so that a match page downloads only its own code.
const LeaguePage = later(async () => (await import('./league/LeaguePage')).LeaguePage);
const TeamPage = later(async () => (await import('./team/TeamPage')).TeamPage);
const PlayerPage = later(async () => (await import('./player/PlayerPage')).PlayerPage);

export const remote: RemoteModule = {
  contract: '^1.1.0',
  routes: [
    { path: '/:sportName/match/:teamsInfo/:eventId', Component: MatchPage },
    {
      path: '/:sportName/league/:categoryName/:leagueName/:tournamentId',
      Component: LeaguePage,
    },
    { path: '/:sportName/team/:teamName/:competitorId', Component: TeamPage },
    { path: '/:sportName/player/:playerName/:playerId', Component: PlayerPage },
  ],
  namespaces: ['match'],
  reducers: { match: revealReducer },
};
