import { useTranslation } from '@scoreline/shared-lib/i18n';
import { space } from '@scoreline/shared-lib/ui';
import { useId } from 'react';
import styled from 'styled-components';

import { FieldNote, Frame, Name } from '../form/TextField';

/** The contract's limit, in characters. */
const longestMessage = 5000;

interface MessageFieldProps {
  value: string;
  onChange: (message: string) => void;
  error: string | null;
}

export function MessageField({ value, onChange, error }: MessageFieldProps) {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <div>
      <Name htmlFor={id}>{t('contact.message')}</Name>
      <Frame data-wrong={Boolean(error) || undefined}>
        <Text
          id={id}
          rows={5}
          dir="auto"
          maxLength={longestMessage}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </Frame>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}

const Text = styled.textarea`
  padding-block: ${space(3)};
  resize: vertical;
`;
