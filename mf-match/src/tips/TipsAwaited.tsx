import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { rem, Skeleton } from '@scoreline/shared-lib/ui';

/** Placeholder with the height of one model tip and its note. */
export function TipsAwaited() {
  const { t } = useTranslation('match');
  return (
    <Section title={t('tips.title')}>
      <Skeleton height={rem(122)} />
    </Section>
  );
}
