import type { PromotionPage } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { showChosen } from '@scoreline/shared-lib/page';
import {
  chosenInForcedColours,
  focusRing,
  fontSize,
  hiddenScrollbar,
  media,
  space,
} from '@scoreline/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { pathTo } from '../promotionPaths';

type Entry = [name: string, page?: PromotionPage];

const entries: Entry[] = [
  ['invite'],
  ['luckyDraw', 'LuckyDraw'],
  ['lottery', 'lottery'],
  ['winning', 'lottery/winning'],
  ['records', 'Records'],
  ['roll', 'Roll'],
  ['howTo', 'HowTo'],
  ['terms', 'TermsConditions'],
];

/** Navigation between the pages of a promotion. On a phone it scrolls sideways, with the current page in view. */
export function SubPages({ promotionId, current }: { promotionId: number; current: string }) {
  const { t } = useTranslation('promotion');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => showChosen(row.current), [current]);
  return (
    <nav aria-label={t('nav.label')}>
      <Row ref={row} data-scrolls>
        {entries.map(([name, page]) => (
          <li key={name}>
            <Way
              to={pathTo(promotionId, page)}
              aria-current={name === current ? 'page' : undefined}
            >
              {t(`nav.${name}`)}
            </Way>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  ${hiddenScrollbar}
  padding-inline: ${space(3)};
  border-block-end: 1px solid var(--line);
  background: var(--surface-raised);

  ${media.tablet} {
    padding-inline: max(${space(3)}, calc((100% - min(768px, var(--page-width, 1132px))) / 2));
  }
  ${media.wide} {
    padding-inline: max(${space(3)}, calc((100% - var(--page-width, 1132px)) / 2));
  }
`;

const Way = styled(Link)`
  ${focusRing}
  --ring-offset: -4px;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${space(3)};
  border-block-end: 2px solid transparent;
  font-size: ${fontSize[13]};
  font-weight: 500;
  white-space: nowrap;
  color: var(--text-muted);

  &[aria-current] {
    border-block-end-color: var(--accent);
    color: var(--text);
    ${chosenInForcedColours}
  }
`;
