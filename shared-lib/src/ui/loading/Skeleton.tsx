import styled, { keyframes } from 'styled-components';

import { radius, space } from '../base/scale';

interface SkeletonProps {
  /** A CSS length; defaults to the whole line. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** Placeholder of the real size while the first data loads. */
export function Skeleton({ width = '100%', height = '12px', round = false }: SkeletonProps) {
  return (
    <Block aria-hidden="true" style={{ inlineSize: width, blockSize: height }} $round={round} />
  );
}

/** Placeholder rows of the real height, with one label for screen readers. */
export function SkeletonRows(props: { rows: number; rowHeight: number; label: string }) {
  return (
    <div role="status" aria-label={props.label}>
      {Array.from({ length: props.rows }, (_, row) => (
        <Row key={row} style={{ blockSize: props.rowHeight }}>
          <Skeleton width="28px" />
          <Names>
            <Skeleton width="55%" />
            <Skeleton width="40%" />
          </Names>
          <Skeleton width="16px" height="28px" />
        </Row>
      ))}
    </div>
  );
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Block = styled.span<{ $round: boolean }>`
  display: block;
  flex: none;
  border-radius: ${(props) => (props.$round ? '50%' : '4px')};
  background: var(--line);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding-inline: ${space(4)};
  border-radius: ${radius.chip};
`;

const Names = styled.div`
  flex: 1;
  display: grid;
  gap: ${space(2)};
`;
