import { later as loadedLater } from '@scoreline/shared-lib/ui';
import type { ComponentType } from 'react';

import { Waiting } from './Waiting';

/** A tab or page whose code comes when it is first shown, bones in its place until then. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  loadedLater(load, Waiting);
