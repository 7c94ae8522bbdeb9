import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer } from '@scoreline/shared-lib/page';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { RulesLine } from '../tips/RulesLine';
import { TipRows } from '../tips/TipRows';
import { useMemberAnswer } from '@scoreline/shared-lib/page';

const shown = 50;

/** The editor's published tips with picks and results. */
export function OwnTips() {
  const { t } = useTranslation('discover');
  const asked = useMemberAnswer('patron/frontend/tips/own', { limit: shown });
  return (
    <Answer of={asked} rows={3}>
      {(page) =>
        page.rows.length > 0 && (
          <section aria-label={t('editor.own')}>
            <Title>{t('editor.own')}</Title>
            <RulesLine />
            <TipRows page={page} />
          </section>
        )
      }
    </Answer>
  );
}

const Title = styled.h2`
  padding: 16px 16px 8px;
  font-size: ${fontSize[15]};
  font-weight: 700;
`;
