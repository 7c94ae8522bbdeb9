import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { fontSize, Skeleton } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Placeholder with the height of the best player. */
export function BestAwaited() {
  const { t } = useTranslation('match');
  return (
    <Section title={t('ratings.best')}>
      <Skeleton height="48px" />
      <RatingsNote>{t('ratings.note')}</RatingsNote>
    </Section>
  );
}

export const RatingsNote = styled.p`
  padding-block-start: 8px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
