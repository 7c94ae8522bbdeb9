// @ts-check
import { fail, requireNode } from '../tools/run/node.mjs';

requireNode();
const { stopChildren, stopOnSignals } = await import('../tools/run/children.mjs');
const { mutate } = await import('./mutation/mutate.mjs');

stopOnSignals();
const { code, output } = await mutate(process.argv.slice(2), (line) =>
  process.stderr.write(`${line}\n`),
).catch((error) => fail(error.message));
await stopChildren();
process.stdout.write(`${output}\n`);
process.exitCode = code;
