import { type TipsUpcoming, tipsUpcomingRequest } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { EmptyState } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { TextLink, useMemberAnswer } from '@scoreline/shared-lib/page';
import { FilterBar, FilterLine } from '../filters/FilterBar';
import { SportSwitch } from '../filters/SportSwitch';
import { useFilters } from '../filters/useFilters';
import { useTipsUpcomingQuery } from '../lists/discoverApi';
import { Pages } from '../lists/Pages';
import { ListPage } from '../page/ListPage';
import { PricesHidden } from '../page/PricesHidden';
import { pagePaths } from '../pagePaths';
import { OpenTips } from './OpenTips';

/** Tips on upcoming matches, with a link to the full record. */
export function TipsPage() {
  const { t } = useTranslation('discover');
  const filters = useFilters();
  return (
    <ListPage
      page="tips"
      filters={
        <FilterBar label={t('filters.label')}>
          <FilterLine>
            <SportSwitch {...filters} />
          </FilterLine>
        </FilterBar>
      }
    >
      <PricesHidden />
      <Ways />
      <Pages
        request={tipsUpcomingRequest(filters.sport)}
        end="noMoreData"
        useAnswer={useTipsUpcomingQuery}
        empty={<EmptyState title={t('empty.tips')} picture="clock" />}
      >
        {(page: TipsUpcoming, isFirst) => <OpenTips page={page} isFirst={isFirst} />}
      </Pages>
    </ListPage>
  );
}

/** Links to the record of all tips and, for editors, to the editor's page. */
function Ways() {
  const { t } = useTranslation('discover');
  const { data } = useMemberAnswer('patron/frontend/tips/editor', {});
  return (
    <Line>
      <TextLink to={pagePaths.tipsHistory}>{t('tips.toHistory')}</TextLink>
      {data?.name && <TextLink to={pagePaths.editor}>{t('tips.toEditor')}</TextLink>}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  padding-inline: 16px;
`;
