import type { ApiError } from '@scoreline/shared-lib/api';
import { bizCodes, bizMessageKeys } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Icon, radius, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Localised reason for a failed call: by its code if it has one, else its own message. */
export function useErrorText(): (error: ApiError | null) => string | null {
  const { t } = useTranslation('shared');
  return (error) => {
    if (!error || error.kind === 'cancelled') return null;
    // Not a failure: the page continues with the second step.
    if (error.bizCode === bizCodes.secondStep) return null;
    if (error.kind === 'notLogin') return t('errors.occurred');
    if (error.bizCode === undefined || error.bizCode === 11000) return error.message;
    return t(`biz.${bizMessageKeys[error.bizCode]}`);
  };
}

/** The error of a form, above its button. */
export function FormError({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Box role="alert">
      <Icon name="warning" />
      <span>{text}</span>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius.chip};
  background: var(--loss-12);

  svg {
    color: var(--loss);
  }
`;
