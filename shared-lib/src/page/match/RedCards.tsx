import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Red cards after a name. Without a `label` the surrounding element has to announce them. */
export function RedCards({ count, label }: { count: number; label?: string }) {
  if (count === 0) return null;
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Card {...said}>{count > 1 ? count : ''}</Card>;
}

const Card = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 11px;
  block-size: 14px;
  border-radius: 2px;
  font-size: ${fontSize[11]};
  font-weight: 700;
  line-height: 1;
  color: var(--on-live);
  background: var(--live);
  /* Keep the card's colour in forced colours. */
  forced-color-adjust: none;
`;
