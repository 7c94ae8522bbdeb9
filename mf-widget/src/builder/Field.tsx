import { focusRing, fontSize } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FieldProps {
  label: string;
  hint?: string;
  children: ReactNode;
}

/** A labelled line of the form. The control inside has its own accessible name. */
export function Field({ label, hint, children }: FieldProps) {
  return (
    <Line>
      <Name aria-hidden="true">{label}</Name>
      {children}
      {hint && <Hint>{hint}</Hint>}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
`;

const Name = styled.span`
  font-size: ${fontSize[13]};
  font-weight: 500;
`;

export const Hint = styled.p`
  margin: 0;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
  overflow-wrap: anywhere;
`;

export const TextInput = styled.input`
  min-block-size: 44px;
  inline-size: 100%;
  padding-inline: 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  font: inherit;
  font-size: ${fontSize[15]};
  color: var(--text);
  background: var(--surface-raised);
  ${focusRing}
`;
