import { readConfig } from '../../config';
import { onDatabase, runCommand } from '../../commands/runCommand';
import { choosePayments } from './payment/choose';
import { runVip, usage } from './command';

const now = () => new Date();

runCommand(usage, async (args) => {
  const config = readConfig(process.env);
  const print = async (db: Parameters<Parameters<typeof onDatabase>[0]>[0]) => {
    const payments = await choosePayments(config, { db, now });
    return runVip(args, { db, now, ...payments });
  };
  console.log(await onDatabase(print));
});
