import { usePageNames } from '@scoreline/shared-lib/brand';
import type { MatchDetail } from '@scoreline/shared-lib/contract';
import { matchPath } from '@scoreline/shared-lib/contract';
import { formatMatchStart } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useExcludedUntil, useSetting } from '@scoreline/shared-lib/settings';
import { VisuallyHidden } from '@scoreline/shared-lib/ui';
import {
  Columns,
  FillingNote,
  TabPanel,
  useMedia,
  useViewerLocale,
  widePage,
} from '@scoreline/shared-lib/page';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';

import { PageAnswer } from '../page/PageAnswer';
import { TabRow, tabsId } from '../page/TabRow';
import { useChosenTab } from '../page/useChosenTab';
import { useOwnAddress } from '../page/useOwnAddress';
import { useTabSwipe } from '../page/useTabSwipe';
import { later } from '../page/Later';
import { useRevealable } from '../spoiler/useRevealable';
import { useTimeMachine } from '../time-machine/useTimeMachine';
import { MatchAside } from './MatchAside';
import { useMatchDetailQuery } from './matchApi';
import { MatchBar } from './head/MatchBar';
import { MatchContext } from './matchContext';
import { MatchHead } from './head/MatchHead';
import { MatchTabContent } from './MatchTabContent';
import { countsThePast, tabsOf } from './matchTabs';
import { useCollapsed } from './head/useCollapsed';

const PastBar = later(async () => (await import('../time-machine/PastBar')).PastBar);

/** The match page: head and tabs, updated live. */
export function MatchPage() {
  const matchId = Number(useParams().eventId);
  const asked = useMatchDetailQuery({ eventId: matchId });
  const own = { ...asked, data: asked.currentData };
  return (
    <PageAnswer of={own} rows={8}>
      {(detail) => <KnownMatch key={matchId} detail={detail} />}
    </PageAnswer>
  );
}

function useMatchTitle({ home, away, summary, tournament }: MatchDetail): void {
  const { t } = useTranslation('shared');
  const { locale, timeZone } = useViewerLocale();
  usePageNames({
    homeCompetitor: home.name,
    awayCompetitor: away.name,
    startTime: formatMatchStart(summary, locale, timeZone),
    sportName: t(`sports.${summary.sport}`),
    tournament: tournament.name,
    category: tournament.category.name,
  });
}

function KnownMatch({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('match');
  const { summary, home, away } = detail;
  const shown = useRevealable(summary);
  const [showOdds] = useSetting('showOdds');
  const excluded = useExcludedUntil() !== null;
  const tabs = tabsOf(detail, { showOdds, excluded, concealed: shown.concealed });
  const [tab, chooseTab] = useChosenTab(tabs);
  const [head, collapsed] = useCollapsed<HTMLDivElement>();
  const swipe = useTabSwipe(tabs, tab, chooseTab);
  const isWide = useMedia(widePage);
  const time = useTimeMachine(detail, shown.concealed);
  const view = useMemo(
    () => ({ ...shown, detail, time, match: time.moment?.match ?? shown.match }),
    [detail, shown, time],
  );
  useMatchTitle(detail);
  useOwnAddress(matchPath({ sport: summary.sport, home, away, eventId: summary.eventId }));
  return (
    <MatchContext value={view}>
      <VisuallyHidden as="h1">{`${home.name} – ${away.name}`}</VisuallyHidden>
      <MatchBar collapsed={collapsed} />
      <div ref={head}>
        <MatchHead />
      </div>
      {tabs.length > 1 && (
        <TabRow
          label={t('tabs.label')}
          items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onChange={chooseTab}
        />
      )}
      <Columns>
        <div {...swipe}>
          {time.moment && tab !== 'summary' && <PastBar tab={tab} />}
          <FillingNote filling={detail.filling && (isWide || countsThePast.has(tab))} />
          <TabPanel id={tabsId} value={tab}>
            <MatchTabContent tab={tab} isWide={isWide} />
          </TabPanel>
        </div>
        {isWide && <MatchAside tab={tab} />}
      </Columns>
    </MatchContext>
  );
}
