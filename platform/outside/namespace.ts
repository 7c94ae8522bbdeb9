import { run } from '../../tools/run/children.mjs';

/** util-linux's command for a pid namespace with its own `/proc`, whose processes end with the command. */
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** Where only root may create one, a user namespace makes the current user root inside it. */
const asUser = ['--user', '--map-root-user'];

/** Prefix of a command that runs it in its own pid namespace. Empty if this machine does not permit one. */
export async function apartFromOthers(): Promise<readonly string[]> {
  for (const rights of [[], asUser]) {
    const [command = '', ...args] = [...unshare, ...rights];
    const { code } = await run(command, [...args, 'true']);
    if (code === 0) return [command, ...args];
  }
  return [];
}
