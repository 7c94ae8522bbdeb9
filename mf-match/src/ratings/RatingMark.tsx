import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import { fontSize, tabularDigits, VisuallyHidden } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

const good = 7;
const poor = 6;

/** A player's rating on a colour of its own, with a star for the best of a match. */
export function RatingMark({ rating, best = false }: { rating: number; best?: boolean }) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const format = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const kind = best ? 'best' : rating >= good ? 'good' : rating < poor ? 'poor' : 'fair';
  return (
    <Mark data-kind={kind}>
      <VisuallyHidden>{t(best ? 'ratings.best' : 'statistics.keys.rating')}</VisuallyHidden>
      {format.format(rating)}
      {best && <span aria-hidden="true">★</span>}
    </Mark>
  );
}

const Mark = styled.span`
  ${tabularDigits}
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  padding: 1px 4px;
  border-radius: 4px;
  font-size: ${fontSize[11]};
  font-weight: 700;
  line-height: 1.3;
  color: var(--on-result);
  background: var(--draw);

  &[data-kind='good'],
  &[data-kind='best'] {
    background: var(--win);
  }
  &[data-kind='poor'] {
    background: var(--loss);
  }
`;
