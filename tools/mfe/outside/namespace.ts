import { run } from '../../run/children.mjs';

/** util-linux's way into a pid namespace with a `/proc` of its own, whose processes end with the command. */
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** Where root alone may make one, a user namespace of its own makes anybody root in it. */
const asUser = ['--user', '--map-root-user'];

/** What a command begins with to run in a pid namespace of its own: nothing where this machine lets nobody make one. */
export async function apartFromOthers(): Promise<readonly string[]> {
  for (const rights of [[], asUser]) {
    const [command = '', ...args] = [...unshare, ...rights];
    const { code } = await run(command, [...args, 'true']);
    if (code === 0) return [command, ...args];
  }
  return [];
}
