import styled from 'styled-components';

import { fontSize, space } from '../base/scale';
import { Icon } from '../icon/Icon';

/** A line that says how old the data is; `text` contains the time. */
export function OfflineBar(props: { text: string }) {
  return (
    <Bar role="status">
      <Icon name="offline" size={16} />
      {props.text}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(4)};
  font-size: ${fontSize[12]};
  color: var(--text-muted);
  background: var(--surface-raised);
  border-block-end: 1px solid var(--line);
`;
