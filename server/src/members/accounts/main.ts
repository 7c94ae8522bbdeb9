import { onDatabase, runCommand } from '../../store/db/runCommand';
import { runMembers } from './command';

runCommand(async (args) => {
  console.log(await onDatabase((db) => runMembers(args, db, new Date())));
});
