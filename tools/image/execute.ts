import { execFile, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a command. Returns its standard output.
 * @throws with its exit code and the end of everything it wrote
 */
export async function execute(
  command: string,
  args: string[],
  options: ExecFileOptions = {},
): Promise<string> {
  try {
    const { stdout } = await run(command, args, {
      ...{ maxBuffer: 64 * 1024 ** 2, ...options, encoding: 'utf8' },
    });
    return stdout;
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      code,
    } = error as {
      stdout?: string;
      stderr?: string;
      code?: number;
    };
    const end = `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n');
    const message = `${command} ${args.join(' ')}: ${end || String(error)}`;
    throw Object.assign(new Error(message), { code });
  }
}
