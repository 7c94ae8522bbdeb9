import { commands } from './commands';
import { readOptions } from './options';

try {
  const options = readOptions(process.argv.slice(2));
  const command = commands[options.command];
  if (!command) throw new Error(`unknown command "${options.command}"; see npm run mfe -- help`);
  await command.run(options);
} catch (error) {
  process.stderr.write(`mfe: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
