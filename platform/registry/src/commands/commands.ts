import { blobCommands } from './blobs';
import { platformCommands } from './platform';
import { serverCommands } from './servers';
import { teamCommands } from './teams';

/** Every command except `serve`, by its name. */
export const commands = {
  ...platformCommands,
  ...teamCommands,
  ...serverCommands,
  ...blobCommands,
};
