import { discoverOperations } from './discover/operations';
import { followingOperations } from './following/operations';
import { leagueOperations } from './leagues/operations';
import { leaguePageOperations } from './leagues/pageOperations';
import { matchOperations } from './matches/operations';
import { matchSectionOperations } from './matches/sectionOperations';
import { playerOperations } from './players/operations';
import { searchOperations } from './search/operations';
import { teamOperations } from './teams/operations';
import { tipEditorOperations } from './tips/editors/operations';
import { tipOperations } from './tips/operations';

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
