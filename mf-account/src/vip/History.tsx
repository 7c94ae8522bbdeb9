import type { VipStatus } from '@scoreline/shared-lib/contract';
import { formatMoney } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, useDay, useViewerLocale } from '@scoreline/shared-lib/page';
import { focusRing, fontSize, Icon, space, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** A member's VIP history, newest first, with the provider's invoices. */
export function History({ history }: { history: VipStatus['history'] }) {
  const { t } = useTranslation('account');
  const { locale } = useViewerLocale();
  const day = useDay();
  return (
    <Section title={t('vip.history')}>
      <List>
        {history.map(({ at, kind, amount, currency, invoiceUrl }, index) => (
          <li key={`${at} ${kind} ${index}`}>
            <span>
              {t(`vip.kinds.${kind}`)}
              <time dateTime={at}>{day(at)}</time>
            </span>
            {amount !== undefined && currency && <b>{formatMoney(amount, currency, locale)}</b>}
            {invoiceUrl && (
              <a href={invoiceUrl} target="_blank" rel="noreferrer">
                {t('vip.invoice')}
                <Icon name="external" size={14} />
              </a>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  ${tabularDigits}

  > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: 52px;
  }
  > li:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  span {
    flex: 1;
  }
  time {
    display: block;
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
  a {
    ${focusRing}
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 44px;
    color: var(--accent);
  }
`;
