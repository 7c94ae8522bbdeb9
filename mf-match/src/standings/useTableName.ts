import { type LeagueStandings, nbaGroups } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';

type Named = Pick<LeagueStandings['tables'][number], 'stage' | 'group'>;

/** A group stage without groups is one table, a league phase. */
const wholeStage = (stage: Named['stage']): string =>
  `stages.${stage === 'groupStage' ? 'leaguePhase' : stage}`;

/** What a table is called: its group or conference, else the league. */
export function useTableName(): (table: Named, league: string) => string {
  const { t } = useTranslation('match');
  return ({ stage, group }, league) => {
    if (group === null) return stage === 'regularSeason' ? league : t(wholeStage(stage));
    if (stage === 'postSeason') return t(`parts.${group}`);
    const known = (nbaGroups as readonly string[]).includes(group);
    return known ? t(`groups.${group}`) : t('info.group', { group });
  };
}
