import { later as loadedLater, type LaterPart } from '@scoreline/shared-lib/ui';
import { Waiting } from '@scoreline/shared-lib/page';
import type { ComponentType } from 'react';

const Bones = () => <Waiting />;

/** A tab or page whose code loads when it is first shown, with a placeholder until then. */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Awaited: ComponentType = Bones,
): LaterPart<P> => loadedLater(load, Awaited);
