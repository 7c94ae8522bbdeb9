import type { Sport } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, Icon, type IconName, media } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { type PageName, pagePaths } from '../pagePaths';

const further: { page: PageName; icon: IconName; query?: string }[] = [
  { page: 'movements', icon: 'sort' },
  { page: 'averages', icon: 'table', query: '&order=lowest' },
  { page: 'tipsHistory', icon: 'clock' },
];

/** Links to lists without a card. */
export function MoreLinks({ sport }: { sport: Sport }) {
  const { t } = useTranslation('discover');
  return (
    <List>
      {further.map(({ page, icon, query = '' }) => (
        <li key={page}>
          <More to={`${pagePaths[page]}?sport=${sport}${query}`}>
            <Icon name={icon} />
            <span>
              <b>{t(`further.${page}.name`)}</b>
              {t(`further.${page}.note`)}
            </span>
            <Icon name="forward" size={16} />
          </More>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  background: var(--surface-raised);
  border-block: 1px solid var(--line);

  li:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  ${media.tablet} {
    border: 1px solid var(--line);
    border-radius: 12px;
    overflow: hidden;
  }
`;

const More = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 64px;
  padding: 8px 16px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  > svg:first-child {
    color: var(--accent);
  }
  span {
    flex: 1;
    display: grid;
    gap: 2px;
  }
  b {
    font-size: ${fontSize[15]};
    font-weight: 500;
    color: var(--text);
  }
`;
