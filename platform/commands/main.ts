import { commands } from './commands';
import { readOptions } from './options';

try {
  const args = process.argv.slice(2);
  const options = readOptions(args.includes('--help') ? [] : args);
  const command = commands[options.command];
  if (!command)
    throw new Error(`unknown command "${options.command}"; see npx scoreline remote help`);
  await command.run(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
