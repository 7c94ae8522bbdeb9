import type { ComponentProps } from 'react';

import { Answer } from './Answer';
import { TopBar } from './TopBar';

/** The answer a whole page hangs on: while there is none, and where there is no such thing, there is a way back. */
export function PageAnswer<T>(props: ComponentProps<typeof Answer<T>>) {
  return (
    <>
      {props.of.data === undefined && <TopBar>{null}</TopBar>}
      <Answer {...props} />
    </>
  );
}
