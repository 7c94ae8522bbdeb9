import { onDatabase, runCommand } from '../../commands/runCommand';
import { runWidget, usage } from './command';

const now = () => new Date();

runCommand(usage, async (args) => {
  console.log(await onDatabase((db) => runWidget(args, { db, now })));
});
