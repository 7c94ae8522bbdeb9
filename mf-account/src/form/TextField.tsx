import { fontSize, Icon, radius, space } from '@scoreline/shared-lib/ui';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';

export interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Error message of the field. */
  error?: string | null;
  hint?: ReactNode;
  /** A button at the field's end. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text input with its error below it. */
export function TextField({ label, onChange, error, hint, action, ref, ...rest }: TextFieldProps) {
  const id = useId();
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div>
      <Name htmlFor={id}>{label}</Name>
      <Frame data-wrong={Boolean(error) || undefined}>
        <input
          {...rest}
          ref={ref}
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={note}
          onChange={(event) => onChange(event.target.value)}
        />
        {action}
      </Frame>
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  );
}

/** The error of a field, else its hint. */
export function FieldNote(props: { id?: string; error?: string | null; hint?: ReactNode }) {
  const { id, error, hint } = props;
  if (error)
    return (
      <Wrong id={id} role="alert">
        <Icon name="warning" size={16} />
        {error}
      </Wrong>
    );
  return hint ? <Hint id={id}>{hint}</Hint> : null;
}

export const Name = styled.label`
  display: block;
  padding-block-end: ${space(1)};
  font-size: ${fontSize[13]};
  font-weight: 500;
`;

export const Frame = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 48px;
  border: 1px solid var(--text-muted-70);
  border-radius: ${radius.chip};
  background: var(--surface-raised);

  input,
  textarea {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 46px;
    padding-inline: ${space(3)};
    border: 0;
    border-radius: ${radius.chip};
    outline: none;
    font: inherit;
    /* iOS zooms into inputs with text below 16 px. */
    font-size: 1rem;
    color: var(--text);
    background: none;
  }
  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 0;
  }
  &[data-wrong] {
    border-color: var(--loss);
  }
`;

const Hint = styled.p`
  padding-block-start: ${space(1)};
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const Wrong = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-block-start: ${space(1)};
  font-size: ${fontSize[13]};
  color: var(--text);

  svg {
    color: var(--loss);
  }
`;
