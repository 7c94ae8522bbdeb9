import { previewRequests, type Sport } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { BettingOff, PageColumn, Stack } from '@scoreline/shared-lib/page';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { fontSize, media } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { SportSwitch } from '../filters/SportSwitch';
import { useFilters } from '../filters/useFilters';
import { PricesHidden } from '../page/PricesHidden';
import { usePageTitle } from '../page/usePageTitle';
import { AveragesCard, MoversCard, SameOddsCard, TipsCard } from './Cards';
import { MoreLinks } from './MoreLinks';

/** The Discover tab: the first rows of each list. */
export function DiscoverHome() {
  const { t } = useTranslation('discover');
  const filters = useFilters();
  const { sport } = filters;
  const requests = previewRequests(sport);
  const excluded = useExcludedUntil();
  usePageTitle('discover');
  return (
    <PageColumn>
      <Stack>
        <Head>
          <h1>{t('names.home')}</h1>
          <SportSwitch {...filters} />
        </Head>
        {excluded ? (
          <>
            <AveragesCard request={requests.averages} sport={sport} />
            <BettingOff until={excluded} />
          </>
        ) : (
          <WithBetting requests={requests} sport={sport} />
        )}
      </Stack>
    </PageColumn>
  );
}

interface WithBettingProps {
  requests: ReturnType<typeof previewRequests>;
  sport: Sport;
}

function WithBetting({ requests, sport }: WithBettingProps) {
  return (
    <>
      <PricesHidden />
      <Cards>
        <MoversCard page="dropping" request={requests.dropping} sport={sport} />
        <MoversCard page="rising" request={requests.rising} sport={sport} />
        <SameOddsCard request={requests.sameOdds} sport={sport} />
        <TipsCard request={requests.tips} record={requests.record} sport={sport} />
        <AveragesCard request={requests.averages} sport={sport} />
        <MoreLinks sport={sport} />
      </Cards>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-inline: 16px;

  h1 {
    font-size: ${fontSize[22]};
    font-weight: 700;
  }
  > [role='radiogroup'] {
    flex: 1 1 240px;
    max-inline-size: 360px;
  }
  ${media.tablet} {
    padding-inline: 0;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 12px;

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;

    /* The tallest card spans three rows. */
    > :nth-child(3) {
      grid-row: span 3;
    }
  }
`;
