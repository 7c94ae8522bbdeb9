import { Waiting } from '@scoreline/shared-lib/page';
import { later, type LaterPart } from '@scoreline/shared-lib/ui';
import type { ComponentType } from 'react';

/** A page whose code loads when it is first shown, with a placeholder until then. */
export const laterPage = (load: () => Promise<ComponentType>): LaterPart<object> =>
  later(load, Waiting);
