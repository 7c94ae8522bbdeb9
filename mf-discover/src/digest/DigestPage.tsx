import { type Digest, paths } from '@scoreline/shared-lib/contract';
import { dayOf, formatDay } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { serverNow } from '@scoreline/shared-lib/live';
import {
  Answer,
  NarrowPage,
  PageColumn,
  Stack,
  TopBar,
  useViewerLocale,
} from '@scoreline/shared-lib/page';
import { useExcludedUntil, useSetting } from '@scoreline/shared-lib/settings';
import { EmptyState, fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useDigestQuery } from '../lists/discoverApi';
import { MoverRows } from '../movers/MoverRows';
import { PageTitle } from '../page/PageTitle';
import { usePageTitle } from '../page/usePageTitle';
import { DigestPart } from './DigestPart';
import { InsightLine } from './InsightLine';
import { OwnTeams } from './OwnTeams';
import { StopMails } from './StopMails';
import { UpsetCard } from './UpsetCard';

/** The morning digest: followed teams, the biggest upset, the best insight, price movements. */
export function DigestPage() {
  const { t } = useTranslation('discover');
  const { locale, timeZone } = useViewerLocale();
  const date = dayOf(serverNow(), timeZone);
  const asked = useDigestQuery({ date, timeZone });
  usePageTitle('digest');
  return (
    <NarrowPage>
      <TopBar>
        <PageTitle>{t('digest.title')}</PageTitle>
      </TopBar>
      <PageColumn>
        <Day dateTime={date}>
          {formatDay(date, locale, { weekday: 'long', day: 'numeric', month: 'long' })}
        </Day>
        <Stack>
          <StopMails />
          <OwnTeams date={date} />
          <Answer of={asked} rows={6}>
            {(digest) => <Parts digest={digest} />}
          </Answer>
        </Stack>
      </PageColumn>
    </NarrowPage>
  );
}

/** Without betting content only the upset remains, without its price. */
function Parts({ digest }: { digest: Digest }) {
  const { t } = useTranslation('discover');
  const [showOdds] = useSetting('showOdds');
  const betting = useExcludedUntil() === null;
  const { upset, insight, movers, tournaments } = digest;
  const odds = betting && showOdds;
  const moved = odds && movers.length > 0;
  if (!upset && !(betting && insight) && !moved)
    return <EmptyState title={t('digest.nothing')} picture="clock" />;
  const page = { rows: movers, tournaments, leagues: [], bookmakers: [], cursor: null };
  return (
    <>
      {upset && <UpsetCard upset={upset} withPrice={odds} />}
      {betting && insight && <InsightLine {...insight} />}
      {moved && (
        <DigestPart
          title={t('digest.moved')}
          way={{ to: paths.movements, text: t('names.movements') }}
        >
          <MoverRows page={page} />
        </DigestPart>
      )}
    </>
  );
}

const Day = styled.time`
  display: block;
  padding: 12px 16px 8px;
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;
