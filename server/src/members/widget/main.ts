import { onDatabase, runCommand } from '../../store/db/runCommand';
import { runWidget } from './command';

const now = () => new Date();

runCommand(async (args) => {
  console.log(await onDatabase((db) => runWidget(args, { db, now })));
});
