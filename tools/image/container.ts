import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A process as a container runtime starts it: on a read-only file system with one writable folder, without root, capabilities
 * or a way to get them. Each command replaces the shell, so that signals reach the program.
 */
const script = `set -e
root=$1 data=$2 directory=$3
shift 3
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for name in null zero random urandom; do
  : > "$root/dev/$name"
  mount --bind "/dev/$name" "$root/dev/$name"
done
mount -o remount,ro "$root/dev"
mount --bind /proc "$root/proc"
mount -o remount,bind,ro "$root/proc"
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs chroot --userspec=10001:10001 --groups= "$root" /bin/busybox env -i "$@"`;

/** Far above what it takes, because the machine may be busy. */
const limitMs = 5 * 60_000;

export interface Place {
  /** The image's file system. */
  root: string;
  /** The folder at `/data`. */
  data: string;
  directory: string;
  env: string[];
}

/** Starts a command of the image. */
export function startIn({ root, data, directory, env }: Place, command: string[]) {
  const enter = ['/bin/busybox', 'sh', '-c', 'cd "$0" && exec "$@"', directory, ...command];
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--propagation',
      'private',
      'sh',
      '-c',
      script,
      'sh',
      root,
      data,
      directory,
      ...env,
      ...enter,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);

  /**
   * Waits for a condition. Returns the seconds.
   * @throws if the process ends before, or in five minutes
   */
  async function until(what: string, holds: () => Promise<boolean>): Promise<number> {
    const from = performance.now();
    while (!(await holds())) {
      if (child.exitCode !== null) throw new Error(`exited with ${child.exitCode}:\n${output}`);
      if (performance.now() - from > limitMs) throw new Error(`never ${what}:\n${output}`);
      await pause(50);
    }
    return (performance.now() - from) / 1000;
  }

  /** Waits for its end. */
  async function end(signal?: NodeJS.Signals) {
    const from = performance.now();
    if (signal) child.kill(signal);
    const late = setTimeout(kill, limitMs);
    const [code, by] = await ended;
    clearTimeout(late);
    process.off('exit', kill);
    return { code: code ?? by, output, seconds: (performance.now() - from) / 1000 };
  }
  return { until, end, output: () => output };
}
