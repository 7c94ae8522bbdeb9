import { slug } from '@scoreline/shared-lib/contract';

import type { PlayerEvent } from '@scoreline/shared-lib/contract/feed';
import { archive } from './reading';

export const playerRefOf = (teamRef: string, name: string): string =>
  `${teamRef}/${slug(name, name)}`;

/** A player of whom the file has only the name; a squad has more, so its event has the higher revision. */
export const playerNamed = (ref: string, name: string, revision: number): PlayerEvent => ({
  type: 'player',
  source: archive,
  revision: revision - 1,
  ref,
  sport: 'football',
  name,
  birthDate: null,
  nationality: null,
  position: null,
  preferredFoot: null,
  heightCm: null,
});
