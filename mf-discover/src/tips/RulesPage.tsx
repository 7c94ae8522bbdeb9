import { useTranslation } from '@scoreline/shared-lib/i18n';
import { NarrowPage, PageColumn, TopBar } from '@scoreline/shared-lib/page';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { PageTitle } from '../page/PageTitle';
import { usePageTitle } from '../page/usePageTitle';

const rules = ['1', '2', '3', '4', '5', '6', '7'];

/** The house rules for settling tips. */
export function RulesPage() {
  const { t } = useTranslation('discover');
  usePageTitle('rules');
  return (
    <NarrowPage>
      <TopBar>
        <PageTitle>{t('names.rules')}</PageTitle>
      </TopBar>
      <PageColumn>
        <Rules>
          {rules.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </Rules>
      </PageColumn>
    </NarrowPage>
  );
}

const Rules = styled.ol`
  display: grid;
  gap: 16px;
  padding: 16px;
  padding-inline-start: 40px;
  list-style: decimal;
  font-size: ${fontSize[15]};
  line-height: 1.5;
`;
