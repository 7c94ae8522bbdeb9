import { usePageNames } from '@scoreline/shared-lib/brand';
import { type TeamDetail, teamPath } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Crest, Flag } from '@scoreline/shared-lib/ui';
import { TeamBell } from '@scoreline/shared-lib/push';
import { FillingNote, PageColumn, NarrowPage, TabPanel, TopBar } from '@scoreline/shared-lib/page';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';

import { AddToCalendar } from '../follow/AddToCalendar';
import { FollowStar } from '../follow/FollowStar';
import { ShareButton } from '../follow/ShareButton';
import { PageAnswer } from '../page/PageAnswer';
import { PageHead } from '../page/PageHead';
import { TabRow, tabsId } from '../page/TabRow';
import { useChosenTab } from '../page/useChosenTab';
import { useOwnAddress } from '../page/useOwnAddress';
import { useTabSwipe } from '../page/useTabSwipe';
import { useTeamDetailQuery } from './teamApi';
import { TeamMatches } from './TeamMatches';
import { TeamOverview } from './TeamOverview';
import { TeamRoster } from './TeamRoster';
import { TeamStandings } from './TeamStandings';
import { type TeamTab, teamTabsOf } from './teamTabs';
import { TeamTransfers } from './TeamTransfers';

/** The team page: form, matches, tables, squad, transfers. */
export function TeamPage() {
  const competitorId = Number(useParams().competitorId);
  const asked = useTeamDetailQuery({ competitorId });
  return (
    <PageAnswer of={{ ...asked, data: asked.currentData }} rows={10}>
      {(detail) => <KnownTeam key={competitorId} detail={detail} />}
    </PageAnswer>
  );
}

const parts: Record<TeamTab, ComponentType<{ detail: TeamDetail }>> = {
  overview: TeamOverview,
  matches: TeamMatches,
  standings: TeamStandings,
  roster: TeamRoster,
  transfers: TeamTransfers,
};

function KnownTeam({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation(['match', 'shared']);
  const { team, sport, national } = detail;
  const { competitorId: targetId, name, slug, countryCode } = team;
  const tabs = teamTabsOf(detail);
  const [tab, chooseTab] = useChosenTab(tabs);
  const swipe = useTabSwipe(tabs, tab, chooseTab);
  const Part = parts[tab];
  useOwnAddress(teamPath({ ...team, sport }));
  usePageNames({ teamName: name, sportName: t(`shared:sports.${sport}`) });
  return (
    <NarrowPage>
      <TopBar
        actions={
          <>
            <FollowStar kind="team" target={{ targetId, sport, name, slug, countryCode }} />
            <TeamBell target={{ targetId, sport, name, slug, countryCode }} />
            <AddToCalendar subject={{ team: targetId }} />
            <ShareButton title={name} />
          </>
        }
      >
        {null}
      </TopBar>
      <PageHead
        picture={<Crest {...team} size={56} />}
        title={name}
        note={
          <>
            <Flag code={countryCode} />
            {national ? t('team.national') : detail.tournaments[0]?.name}
          </>
        }
      />
      <TabRow
        label={t('tabs.label')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={chooseTab}
      />
      <PageColumn {...swipe}>
        <FillingNote filling={detail.filling} />
        <TabPanel id={tabsId} value={tab}>
          <Part detail={detail} />
        </TabPanel>
      </PageColumn>
    </NarrowPage>
  );
}
