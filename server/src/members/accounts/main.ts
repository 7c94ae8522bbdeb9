import { onDatabase, runCommand } from '../../store/db/runCommand';
import { runMembers, usage } from './command';

runCommand(usage, async (args) => {
  console.log(await onDatabase((db) => runMembers(args, db, new Date())));
});
