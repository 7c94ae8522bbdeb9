import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, rem } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** A result as a letter on its colour. */
export function OutcomeMark({ outcome }: { outcome: 'W' | 'D' | 'L' }) {
  const { t } = useTranslation('shared');
  return (
    <Mark data-outcome={outcome} role="img" aria-label={t(`form.long.${outcome}`)}>
      {t(`form.short.${outcome}`)}
    </Mark>
  );
}

/** The last results, newest last. */
export function FormMarks({ form }: { form: readonly ('W' | 'D' | 'L')[] }) {
  return (
    <Marks>
      {form.map((outcome, at) => (
        <OutcomeMark key={at} outcome={outcome} />
      ))}
    </Marks>
  );
}

const Marks = styled.span`
  display: inline-flex;
  gap: 3px;
`;

const Mark = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-inline-size: ${rem(20)};
  block-size: ${rem(20)};
  border-radius: 4px;
  font-size: ${fontSize[11]};
  font-weight: 700;
  line-height: 1;
  color: var(--on-result);
  background: var(--draw);

  &[data-outcome='W'] {
    background: var(--win);
  }
  &[data-outcome='L'] {
    background: var(--loss);
  }
`;
