import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** The last results, newest last, each a letter on its colour. */
export function FormMarks({ form }: { form: readonly ('W' | 'D' | 'L')[] }) {
  const { t } = useTranslation('scores');
  return (
    <Marks>
      {form.map((result, at) => (
        <Mark key={at} data-result={result} aria-label={t(`form.long.${result}`)} role="img">
          {t(`form.short.${result}`)}
        </Mark>
      ))}
    </Marks>
  );
}

const Marks = styled.span`
  display: flex;
  justify-content: center;
  gap: 2px;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 16px;
  block-size: 16px;
  border-radius: 4px;
  font-size: ${fontSize[11]};
  font-weight: 700;
  line-height: 1;
  color: var(--on-result);
  background: var(--draw);

  &[data-result='W'] {
    background: var(--win);
  }
  &[data-result='L'] {
    background: var(--loss);
  }
`;
