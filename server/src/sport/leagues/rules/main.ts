import { join } from 'node:path';

import { readConfig } from '../../../config';
import { runCommand } from '../../../commands/runCommand';
import { ruleCommand, ruleUsage } from './ruleCommand';

runCommand(ruleUsage, async (args) => {
  const file = join(readConfig(process.env).dataDir, 'rules.json');
  for (const line of ruleCommand(file, args)) console.log(line);
  return Promise.resolve();
});
