import { usePageNames } from '@scoreline/shared-lib/brand';
import { type LeagueDetail, leaguePath } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { Flag } from '@scoreline/shared-lib/ui';
import {
  Choice,
  FillingNote,
  PageColumn,
  NarrowPage,
  TabPanel,
  TopBar,
} from '@scoreline/shared-lib/page';
import { useParams, useSearchParams } from 'react-router-dom';

import { AddToCalendar } from '../follow/AddToCalendar';
import { FollowStar } from '../follow/FollowStar';
import { ShareButton } from '../follow/ShareButton';
import { PageAnswer } from '../page/PageAnswer';
import { PageHead } from '../page/PageHead';
import { TabRow, tabsId } from '../page/TabRow';
import { useChosenTab } from '../page/useChosenTab';
import { useOwnAddress } from '../page/useOwnAddress';
import { useTabSwipe } from '../page/useTabSwipe';
import { useLeagueDetailQuery } from './leagueApi';
import { LeagueTabContent } from './LeagueTabContent';
import { leagueTabsOf } from './leagueTabs';

/** The league page: tables, rounds, top players and top teams of each season. */
export function LeaguePage() {
  const tournamentId = Number(useParams().tournamentId);
  const [search] = useSearchParams();
  const season = search.get('season') ?? undefined;
  const asked = useLeagueDetailQuery(season ? { tournamentId, season } : { tournamentId });
  return (
    <PageAnswer of={asked} rows={10}>
      {(detail) => <KnownLeague detail={detail} />}
    </PageAnswer>
  );
}

function KnownLeague({ detail }: { detail: LeagueDetail }) {
  const { t } = useTranslation(['match', 'shared']);
  const { tournament } = detail;
  const { tournamentId, sport, name, slug, category } = tournament;
  const tabs = leagueTabsOf(detail, useExcludedUntil() !== null);
  const [tab, chooseTab] = useChosenTab(tabs);
  const swipe = useTabSwipe(tabs, tab, chooseTab);
  const target = { targetId: tournamentId, sport, name, slug, countryCode: category.countryCode };
  useOwnAddress(leaguePath(tournament));
  usePageNames({
    tournament: name,
    category: category.name,
    sportName: t(`shared:sports.${sport}`),
  });
  return (
    <NarrowPage>
      <TopBar
        actions={
          <>
            <FollowStar kind="league" target={target} />
            <AddToCalendar subject={{ league: tournamentId }} />
            <ShareButton title={name} />
          </>
        }
      >
        {null}
      </TopBar>
      <PageHead
        picture={<Flag code={category.countryCode} size={32} />}
        title={name}
        note={category.name}
      >
        <SeasonChoice detail={detail} />
      </PageHead>
      <TabRow
        label={t('tabs.label')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={chooseTab}
      />
      <PageColumn {...swipe}>
        <FillingNote filling={detail.filling} />
        <TabPanel id={tabsId} value={tab}>
          <LeagueTabContent key={detail.season} tab={tab} detail={detail} />
        </TabPanel>
      </PageColumn>
    </NarrowPage>
  );
}

function SeasonChoice({ detail: { season, seasons } }: { detail: LeagueDetail }) {
  const { t } = useTranslation('match');
  const [, setSearch] = useSearchParams();
  const choose = (next: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('season', next);
        return after;
      },
      { replace: true },
    );
  if (seasons.length < 2) return null;
  return (
    <Choice
      label={t('league.season')}
      options={seasons.map((value) => ({ value, label: value }))}
      value={season}
      onChange={choose}
    />
  );
}
