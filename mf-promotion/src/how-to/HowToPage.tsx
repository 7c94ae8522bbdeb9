import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { Icon, type IconName, media, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { PromotionPage } from '../page/PromotionPage';

const parts: [name: string, lines: number, icon: IconName][] = [
  ['chances', 4, 'gift'],
  ['draws', 3, 'retry'],
  ['prizes', 2, 'crown'],
  ['fair', 4, 'lock'],
];

/** Explains how to get a chance, how a draw works and how to verify it. */
export function HowToPage() {
  const { t } = useTranslation('promotion');
  return (
    <PromotionPage page="howTo" title={t('howTo.title')}>
      {() => (
        <Grid>
          {parts.map(([name, lines, icon]) => (
            <Section key={name} title={t(`howTo.${name}`)} aside={<Mark name={icon} />}>
              <Lines>
                {Array.from({ length: lines }, (_, at) => (
                  <li key={at}>{t(`howTo.${name}${at + 1}`)}</li>
                ))}
              </Lines>
            </Section>
          ))}
        </Grid>
      )}
    </PromotionPage>
  );
}

const Grid = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(4)};
  }
`;

const Mark = styled(Icon)`
  color: var(--accent);
`;

const Lines = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding-inline-start: 20px;
  list-style: decimal;
  line-height: 1.45;
`;
