import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { fontSize, Icon, space, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useFormats } from '../page/useFormats';
import { noneShare } from './noneShare';

/** The prizes, their odds and how many are left. */
export function Pot({ prizes }: Pick<PromotionOverview, 'prizes'>) {
  const { t } = useTranslation('promotion');
  const { number, percent, oneIn } = useFormats();
  const none = noneShare(prizes);
  return (
    <Section title={t('pot.title')}>
      <List>
        {prizes.map(({ prizeId, kind, name, left, number: all, odds }) => (
          <li key={prizeId}>
            <Icon name={kind === 'vip' ? 'crown' : 'gift'} />
            <Name>
              <bdi>{name}</bdi>
              <small>{t('pot.leftOf', { left: number(left), number: number(all) })}</small>
            </Name>
            <Odds>
              <b>{percent(odds)}</b>
              <small>{oneIn(odds)}</small>
            </Odds>
          </li>
        ))}
        {none > 0 && (
          <li>
            <Icon name="minus" />
            <Name>{t('pot.none')}</Name>
            <Odds>
              <b>{percent(none)}</b>
            </Odds>
          </li>
        )}
      </List>
    </Section>
  );
}

const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: 52px;
  }
  > li:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  svg {
    color: var(--accent);
  }
  small {
    display: block;
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Odds = styled.span`
  ${tabularDigits}
  text-align: end;
`;
