import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { regionIn } from '@scoreline/shared-lib/format';
import { useBrand } from '@scoreline/shared-lib/brand';
import { formatList, useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, Stack, useViewerLocale } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

import { PromotionPage } from '../page/PromotionPage';
import { Note, Parts, Text } from '../page/texts';
import { TwoColumns } from '../page/TwoColumns';
import { useFormats } from '../page/useFormats';
import { OddsTable } from './OddsTable';

/** Mandatory information before taking part: dates, regions, age, numbers, odds, terms. */
export function TermsPage() {
  const { t } = useTranslation('promotion');
  return (
    <PromotionPage page="terms" title={t('terms.title')}>
      {(promotion) => (
        <TwoColumns>
          <Stack>
            <Section title={t('terms.odds')}>
              <Parts>
                <OddsTable prizes={promotion.prizes} />
                <Note>{t('terms.oddsNote')}</Note>
              </Parts>
            </Section>
            <Section title={t('terms.text')}>
              <Parts>
                <Text>
                  {t('free')} {t('terms.age', { age: promotion.minimumAge })}
                </Text>
                {promotion.terms.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </Parts>
            </Section>
          </Stack>
          <Where promotion={promotion} />
        </TwoColumns>
      )}
    </PromotionPage>
  );
}

function Where({ promotion: { dates, regions } }: { promotion: PromotionOverview }) {
  const { t } = useTranslation('promotion');
  const { key } = useBrand();
  const { locale } = useViewerLocale();
  const { moment } = useFormats();
  const countries = regions.find(({ brand }) => brand === key)?.countries ?? null;
  const list = formatList(countries?.map((code) => regionIn(locale, code) ?? code) ?? [], locale);
  return (
    <Stack>
      <Section title={t('terms.dates')}>
        <Pairs>
          <dt>{t('terms.opens')}</dt>
          <dd>{moment(dates.opensAt)}</dd>
          <dt>{t('terms.closes')}</dt>
          <dd>{moment(dates.closesAt)}</dd>
        </Pairs>
      </Section>
      <Section title={t('terms.regions')}>
        <Text>{list || t('terms.everywhere')}</Text>
      </Section>
    </Stack>
  );
}

const Pairs = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px 16px;

  dt {
    color: var(--text-muted);
  }
  dd {
    text-align: end;
  }
`;
