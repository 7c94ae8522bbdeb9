import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { fontSize, Icon, type IconName, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** VIP's benefits and limits, side by side. */
export function WhatVipIs() {
  const { t } = useTranslation('account');
  return (
    <Section title={t('vip.what')}>
      <Lines icon="check" keys={['vip.is.1', 'vip.is.2', 'vip.is.3']} />
      <Subtitle>{t('vip.isNot')}</Subtitle>
      <Lines icon="close" keys={['vip.not.1', 'vip.not.2']} />
    </Section>
  );
}

function Lines({ icon, keys }: { icon: IconName; keys: readonly string[] }) {
  const { t } = useTranslation('account');
  return (
    <List data-kind={icon}>
      {keys.map((key) => (
        <li key={key}>
          <Icon name={icon} size={18} />
          <span>{t(key)}</span>
        </li>
      ))}
    </List>
  );
}

const Subtitle = styled.h3`
  padding-block: ${space(4)} ${space(2)};
  font-size: ${fontSize[15]};
  font-weight: 700;
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  line-height: 1.45;

  > li {
    display: flex;
    gap: ${space(2)};
  }
  svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--text-muted);
  }
  &[data-kind='check'] svg {
    color: var(--accent);
  }
`;
