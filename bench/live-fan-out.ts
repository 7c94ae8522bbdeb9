import { run } from './live-fan-out/run';
import { saveResult } from './results';

const args = process.argv.slice(2);
const usage = `npx tsx bench/live-fan-out.ts [--connections 10000] [--rounds 5]
Compares the live hub with bare ws that broadcasts the same frame, each in a process of its own, and keeps the figures in
bench/results/live-fan-out.json. Needs as many open files as connections in each process (ulimit -n).`;

if (args.includes('--help')) process.stdout.write(`${usage}\n`);
else await saveResult('live-fan-out', await run(args));
