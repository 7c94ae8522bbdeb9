import { UpdatingBar } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Dims a list while its replacement loads. */
export function Renewing({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <div aria-busy={busy}>
      <UpdatingBar active={busy} />
      <Shown data-busy={busy || undefined}>{children}</Shown>
    </div>
  );
}

/** Delayed, so that a fast answer dims nothing. */
const Shown = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  transition: opacity 150ms ease-out;

  &[data-busy] {
    opacity: 0.5;
    transition-delay: 100ms;
  }
`;
