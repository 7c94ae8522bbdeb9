import { blobCommands } from './blobs';
import { platformCommands } from './platform';
import { serverCommands } from './servers';
import { teamCommands } from './teams';

/** Everything but `serve`, by its name on the command line. */
export const commands = {
  ...platformCommands,
  ...teamCommands,
  ...serverCommands,
  ...blobCommands,
};
