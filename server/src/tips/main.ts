import { onDatabase, runCommand } from '../db/runCommand';
import { runTips } from './command';

runCommand(async (args) => {
  console.log(await onDatabase((db) => runTips(args, db, new Date())));
});
