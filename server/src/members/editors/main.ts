import { onDatabase, runCommand } from '../../commands/runCommand';
import { runTips, usage } from './tipsCommand';

runCommand(usage, async (args) => {
  console.log(await onDatabase((db) => runTips(args, db, new Date())));
});
