import { later as loadedLater } from '@scoreline/shared-lib/ui';
import { Waiting } from '@scoreline/shared-lib/page';
import type { ComponentType } from 'react';

const Bones = () => <Waiting />;

/** A tab or page whose code comes when it is first shown, in its place until then bones or what is told. */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Awaited: ComponentType = Bones,
): ComponentType<P> => loadedLater(load, Awaited);
