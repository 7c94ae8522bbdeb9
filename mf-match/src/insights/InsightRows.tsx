import { type Insight, insightTeam, type MatchSummary } from '@scoreline/shared-lib/contract';
import { formatPercent, numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

interface InsightRowsProps {
  insights: readonly Insight[];
  match: MatchSummary;
}

/** Insights as sentences, each with its share as a ring. */
export function InsightRows({ insights, match }: InsightRowsProps) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  return (
    <ul>
      {insights.map((insight) => {
        const share = insight.hits / insight.sample;
        return (
          <Row key={`${insight.key}-${insight.side}-${insight.line ?? ''}`}>
            <Ring
              aria-hidden="true"
              style={{
                background: `conic-gradient(var(--accent) ${share}turn, var(--line) 0)`,
              }}
            >
              <span>{formatPercent(share, locale)}</span>
            </Ring>
            <p>{insightText(insight, match, t, locale)}</p>
          </Row>
        );
      })}
    </ul>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 56px;
  font-size: ${fontSize[13]};

  &:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
`;

const Ring = styled.span`
  ${tabularDigits}
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;

  span {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 50%;
    font-size: ${fontSize[11]};
    font-weight: 700;
    background: var(--surface-raised);
  }
`;

type Say = (key: string, values: Record<string, string | number>) => string;

type Sides = Pick<MatchSummary, 'sport' | 'home' | 'away'>;

/** An insight as a sentence with its sample: "Over 2.5 goals in 8 of Arsenal's last 10". Team names are those of this page. */
const insightText = (insight: Insight, match: Sides, t: Say, locale: string): string =>
  t(`insights.${match.sport}.${insight.key}`, {
    team: insightTeam(insight, match),
    hits: insight.hits,
    sample: insight.sample,
    line: typeof insight.line === 'number' ? numberFormat(locale).format(insight.line) : '',
  });
