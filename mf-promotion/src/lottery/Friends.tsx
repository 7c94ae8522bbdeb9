import type { PromotionStanding } from '@scoreline/shared-lib/contract';
import { formatRelative } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { serverNow } from '@scoreline/shared-lib/live';
import { Section, useViewerLocale } from '@scoreline/shared-lib/page';
import { fontSize, Icon, type IconName, oneLine, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Note } from '../page/texts';

type Friend = PromotionStanding['friends'][number];

const icons: Record<Friend['state'], IconName> = {
  pending: 'clock',
  qualified: 'check',
  notCounted: 'minus',
};

/** Friends who joined by the member's invitations: counted, pending, or not counted and why. */
export function Friends({ friends }: Pick<PromotionStanding, 'friends'>) {
  const { t } = useTranslation('promotion');
  const { locale } = useViewerLocale();
  return (
    <Section title={t('friends.title')}>
      {friends.length === 0 && <Note>{t('friends.empty')}</Note>}
      <List>
        {friends.map((friend) => (
          <li key={`${friend.at}${friend.name}`} data-state={friend.state}>
            <Icon name={icons[friend.state]} />
            <div>
              <Name>{friend.name ? <bdi>{friend.name}</bdi> : t('friends.left')}</Name>
              <p>{t(`friends.${friend.reason ?? friend.state}`)}</p>
            </div>
            <time dateTime={friend.at}>{formatRelative(friend.at, serverNow(), locale)}</time>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: 56px;
    padding-block: ${space(1)};
  }
  > li:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  div {
    flex: 1;
    min-inline-size: 0;
  }
  p + p,
  time {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
  svg {
    color: var(--text-muted);
  }
  [data-state='qualified'] svg {
    color: var(--win);
  }
  [data-state='pending'] svg {
    color: var(--warning);
  }
`;

const Name = styled.p`
  ${oneLine}
  font-weight: 500;
`;
