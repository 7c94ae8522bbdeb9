import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** The steps from the link to the draw. */
export function Steps() {
  const { t } = useTranslation('promotion');
  return (
    <Section title={t('invite.steps')}>
      <Numbered>
        {['1', '2', '3'].map((step) => (
          <li key={step}>{t(`invite.step${step}`)}</li>
        ))}
      </Numbered>
    </Section>
  );
}

const Numbered = styled.ol`
  display: grid;
  gap: ${space(3)};
  counter-reset: step;

  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    line-height: 1.45;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    font-weight: 700;
    color: var(--accent);
    background: var(--accent-12);
  }
`;
