import { type Digest, insightTeam } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Rows } from '../lists/Rows';
import { MatchTeams } from '../match/MatchTeams';
import { RowLink } from '../match/RowLink';
import { DigestPart } from './DigestPart';

/** The day's strongest insight, with its sample and its match. */
export function InsightLine({ match, insight }: NonNullable<Digest['insight']>) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const { key, hits, sample, line } = insight;
  const words = {
    ...{ team: insightTeam(insight, match), hits, sample },
    line: line === null ? '' : numberFormat(locale).format(line),
  };
  return (
    <DigestPart title={t('digest.insight')}>
      <Rows>
        <li>
          <Sentence>{t(`digest.insights.${match.sport}.${key}`, words)}</Sentence>
          <RowLink match={match} tab="insights">
            <MatchTeams match={match} />
          </RowLink>
        </li>
      </Rows>
    </DigestPart>
  );
}

const Sentence = styled.p`
  padding: 12px 16px 4px;
  font-size: ${fontSize[15]};
  line-height: 1.4;
`;
