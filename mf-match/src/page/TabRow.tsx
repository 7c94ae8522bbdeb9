import { type TabItem, Tabs } from '@scoreline/shared-lib/page';
import { layer, media } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

interface TabRowProps<V extends string> {
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
}

export const tabsId = 'match';

/** The tabs of a page, which stick under its top line while it scrolls. */
export function TabRow<V extends string>(props: TabRowProps<V>) {
  return (
    <Sticky>
      <Width>
        <Tabs {...props} id={tabsId} />
      </Width>
    </Sticky>
  );
}

const Sticky = styled.div`
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: calc(var(--frame-top, 0px) + 48px);
  background: var(--surface-raised);
  border-block-end: 1px solid var(--line);
`;

const Width = styled.div`
  ${media.tablet} {
    max-inline-size: 768px;
    margin-inline: auto;
  }
  ${media.wide} {
    max-inline-size: var(--page-width, 1132px);
  }
  > div {
    border-block-end: 0;
  }
`;
