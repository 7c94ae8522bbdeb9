import { onDatabase, runCommand } from '../../store/db/runCommand';
import { runTips } from './tipsCommand';

runCommand(async (args) => {
  console.log(await onDatabase((db) => runTips(args, db, new Date())));
});
