import { fontSize, radius, space } from '@scoreline/shared-lib/ui';
import { useId } from 'react';
import styled from 'styled-components';

export interface ClaimFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  autoComplete: string;
  type?: 'text' | 'tel';
}

/** A labelled input of the claim with its error below it. */
export function ClaimField({ label, onChange, error, type = 'text', ...rest }: ClaimFieldProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type={type}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <p id={`${id}-error`}>{error}</p>}
    </Field>
  );
}

export const Field = styled.div`
  min-inline-size: 0;

  label {
    display: block;
    padding-block-end: ${space(1)};
    font-size: ${fontSize[13]};
    font-weight: 500;
  }
  input,
  select {
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: ${space(3)};
    border: 1px solid var(--text-muted-70);
    border-radius: ${radius.chip};
    font: inherit;
    /* iOS zooms into inputs with text below 16 px. */
    font-size: 16px;
    color: var(--text);
    background: var(--surface-raised);
  }
  input:focus-visible,
  select:focus-visible {
    outline: 2px solid var(--focus);
  }
  [aria-invalid='true'] {
    border-color: var(--loss);
  }
  p {
    padding-block-start: ${space(1)};
    font-size: ${fontSize[13]};
    color: var(--loss);
  }
`;
