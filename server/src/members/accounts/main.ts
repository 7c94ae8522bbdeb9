import { onDatabase, runCommand } from '../../commands/runCommand';
import { runMembers, usage } from './command';

runCommand(usage, async (args) => {
  console.log(await onDatabase((db) => runMembers(args, db, new Date())));
});
