import { commands } from './commands';
import { readOptions } from './options';

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const options = readOptions(process.argv.slice(2));
  const command = commands[options.command];
  if (!command) throw new Error(`unknown command "${options.command}"; see remote-kit help`);
  await command.run(options, process.cwd(), say);
} catch (error) {
  process.stderr.write(`remote-kit: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
