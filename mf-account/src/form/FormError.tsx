import type { ApiError } from '@scoreline/shared-lib/api';
import { bizCodes, bizMessageKeys } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Icon, radius, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Why a call failed, in the page's language: by its code where there is one, else in its own words. */
export function useErrorText(): (error: ApiError | null) => string | null {
  const { t } = useTranslation('shared');
  return (error) => {
    if (!error || error.kind === 'cancelled') return null;
    // No failure: the page goes on to the second step.
    if (error.bizCode === bizCodes.secondStep) return null;
    if (error.kind === 'notLogin') return t('errors.occurred');
    if (error.bizCode === undefined || error.bizCode === 11000) return error.message;
    return t(`biz.${bizMessageKeys[error.bizCode]}`);
  };
}

/** What went wrong with a form, once, above its button. */
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
