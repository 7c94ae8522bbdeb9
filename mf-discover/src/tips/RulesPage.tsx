import { useTranslation } from '@scoreline/shared-lib/i18n';
import { NarrowPage, PageColumn, TopBar } from '@scoreline/shared-lib/page';
import { fontSize, oneLine } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { usePageTitle } from '../page/usePageTitle';

const rules = ['1', '2', '3', '4', '5', '6', '7'];

/** The house rules that tips are settled by. */
export function RulesPage() {
  const { t } = useTranslation('discover');
  usePageTitle('rules');
  return (
    <NarrowPage>
      <TopBar>
        <Title>{t('names.rules')}</Title>
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

const Title = styled.h1`
  ${oneLine}
  font-size: ${fontSize[17]};
  font-weight: 700;
`;

const Rules = styled.ol`
  display: grid;
  gap: 16px;
  padding: 16px;
  padding-inline-start: 40px;
  list-style: decimal;
  font-size: ${fontSize[15]};
  line-height: 1.5;
`;
