import { discoverOperations } from './sport/discover/operations';
import { followingOperations } from './members/following/operations';
import { leagueOperations } from './sport/leagues/operations';
import { leaguePageOperations } from './sport/leagues/pageOperations';
import { matchOperations } from './sport/matches/operations';
import { matchSectionOperations } from './sport/matches/sectionOperations';
import { playerOperations } from './sport/players/operations';
import { searchOperations } from './sport/search/operations';
import { teamOperations } from './sport/teams/operations';
import { tipEditorOperations } from './members/editors/operations';
import { tipOperations } from './sport/tips/operations';

/** Everything the gateway answers. */
export const allOperations = [
  ...matchOperations,
  ...matchSectionOperations,
  ...leagueOperations,
  ...leaguePageOperations,
  ...teamOperations,
  ...playerOperations,
  ...searchOperations,
  ...followingOperations,
  ...discoverOperations,
  ...tipOperations,
  ...tipEditorOperations,
];
