import { focusRing, fontSize } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

interface FieldProps {
  name: string;
  children: ReactNode;
}

/** A labelled part of a form. The control inside has its own accessible name. */
export function Field({ name, children }: FieldProps) {
  return (
    <Part role="group" aria-label={name}>
      <Name aria-hidden="true">{name}</Name>
      {children}
    </Part>
  );
}

const writing = css`
  ${focusRing}
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline: 12px;
  border: 1px solid var(--text-muted-70);
  border-radius: 8px;
  font: inherit;
  /* iOS zooms into inputs with text below 16 px. */
  font-size: 1rem;
  color: var(--text);
  background: var(--surface-raised);
`;

export const TextInput = styled.input`
  ${writing}
`;

export const TextArea = styled.textarea`
  ${writing}
  inline-size: 100%;
  padding-block: 10px;
  line-height: 1.45;
  resize: vertical;
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;
`;

const Name = styled.span`
  font-size: ${fontSize[13]};
  font-weight: 500;
`;
