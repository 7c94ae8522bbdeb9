import { fontSize, radius, space } from '@scoreline/shared-lib/ui';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

import { FieldNote, Name } from './TextField';

export const codeLength = 6;

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | null;
  disabled?: boolean;
}

/** Digits of any script, converted to those of a code. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\D/g, '')
    .slice(0, codeLength);

/** Six boxes over one real input, so that a pasted or autofilled code arrives whole. */
export function CodeField({ label, value, onChange, error, disabled }: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Focus it: it is the only field of the page, and a wrong code clears it for another try.
  useEffect(() => {
    if (!disabled) input.current?.focus();
  }, [disabled]);
  const boxes = Array.from({ length: codeLength }, (_, at) => value[at] ?? '');
  return (
    <div>
      <Name htmlFor={id}>{label}</Name>
      <Frame dir="ltr">
        <input
          ref={input}
          id={id}
          value={value}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(digitsOf(event.target.value))}
        />
        {boxes.map((digit, at) => (
          <Box key={at} aria-hidden="true" data-next={at === value.length || undefined}>
            {digit}
          </Box>
        ))}
      </Frame>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${codeLength}, minmax(0, 1fr));
  gap: ${space(2)};

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    border: 0;
    opacity: 0;
    font-size: 1rem;
    cursor: text;
  }
`;

const Box = styled.span`
  display: grid;
  place-items: center;
  block-size: 56px;
  border: 1px solid var(--text-muted-70);
  border-radius: ${radius.chip};
  font-size: ${fontSize[22]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  background: var(--surface-raised);
  pointer-events: none;

  input:focus ~ &[data-next],
  input:focus ~ &:last-child:not(:empty) {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }
`;
