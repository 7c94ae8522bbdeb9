import { Waiting } from '@scoreline/shared-lib/page';
import { later, type LaterPart } from '@scoreline/shared-lib/ui';
import type { ComponentType } from 'react';

/** A page whose code comes when it is first shown, bones in its place until then. */
export const laterPage = (load: () => Promise<ComponentType>): LaterPart<object> =>
  later(load, Waiting);
