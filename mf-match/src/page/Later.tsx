import { later as loadedLater } from '@scoreline/shared-lib/ui';
import { Waiting } from '@scoreline/shared-lib/page';
import type { ComponentType } from 'react';

/** A tab or page whose code comes when it is first shown, so many rows of bones in its place until then. */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  rows?: number,
): ComponentType<P> => loadedLater(load, () => <Waiting rows={rows} />);
