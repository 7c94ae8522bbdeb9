import { digestOperations } from './sport/digest/operations';
import { discoverOperations } from './sport/discover/operations';
import { followingOperations } from './members/following/operations';
import { leagueOperations } from './sport/leagues/operations';
import { leaguePageOperations } from './sport/leagues/pageOperations';
import { matchOperations } from './sport/matches/operations';
import { matchSectionOperations } from './sport/matches/sectionOperations';
import { playerOperations } from './sport/players/operations';
import { previewOperations } from './sport/preview/operations';
import { searchOperations } from './sport/search/operations';
import { teamOperations } from './sport/teams/operations';
import { tipEditorOperations } from './members/editors/operations';
import { tipOperations } from './sport/tips/operations';

/** Operations that need the database only. */
export const allOperations = [
  ...matchOperations,
  ...matchSectionOperations,
  ...previewOperations,
  ...leagueOperations,
  ...leaguePageOperations,
  ...teamOperations,
  ...playerOperations,
  ...searchOperations,
  ...followingOperations,
  ...digestOperations,
  ...discoverOperations,
  ...tipOperations,
  ...tipEditorOperations,
];
