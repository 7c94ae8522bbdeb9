import { commands as others } from './commands/commands';
import { readOptions } from './commands/options';
import { readConfig } from './config';
import { onStop } from './onStop';
import { start } from './start';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const report = (line: string) => void process.stderr.write(`registry: ${line}\n`);

async function serve(): Promise<void> {
  const { url, stop } = await start(readConfig(process.env), report);
  say(`The registry is at ${url}`);
  onStop(stop);
}

const commands = { serve, ...others };

const usage = `Usage: npx scoreline registry [COMMAND] [options]
Without a command it serves. Commands: ${Object.keys(commands).join(', ')}. The options of each are in docs/guide-registry.md.
Example: npx scoreline registry team fans --out ../fans`;

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return say(usage);
  const options = readOptions(args);
  const { command } = options;
  if (!Object.hasOwn(commands, command))
    throw new Error(`unknown command "${command}"; there are ${Object.keys(commands).join(', ')}`);
  await commands[command as keyof typeof commands](options, say);
}

main().catch((error: Error) => {
  report(error.message);
  process.exitCode = 1;
});
