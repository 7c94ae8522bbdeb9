import { formatOdds } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { VisuallyHidden } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useViewerLocale } from '../day/useViewerLocale';

interface PriceProps {
  price: number | undefined;
  /** The reference price: a later price gets an arrow. */
  before?: number;
}

/** A price in the viewer's format, with an arrow and a word if it moved. */
export function Price({ price, before }: PriceProps) {
  const { t } = useTranslation('shared');
  const { locale } = useViewerLocale();
  const [format] = useSetting('oddsFormat');
  const text = formatOdds(price, format, locale);
  if (price === undefined || before === undefined || price === before) return <bdi>{text}</bdi>;
  const move = price > before ? 'up' : 'down';
  return (
    <Moved data-move={move}>
      <span aria-hidden="true">{move === 'up' ? '▲' : '▼'}</span>
      <bdi>{text}</bdi>
      <VisuallyHidden>{t(`odds.${move}`)}</VisuallyHidden>
    </Moved>
  );
}

const Moved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;

  &[data-move='up'] {
    color: var(--up);
  }
  &[data-move='down'] {
    color: var(--down);
  }
  > span:first-child {
    font-size: 0.625rem;
  }
`;
