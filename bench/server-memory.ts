import { saveResult } from './results';
import { run } from './server-memory/run';

const args = process.argv.slice(2);
const usage = `npx tsx bench/server-memory.ts [--url http://127.0.0.1:8080] [--seconds 60]
Watches the resident memory of a running server while 1,000 clients listen to both match lists; keeps the largest figure in
bench/results/server-memory.json.`;

if (args.includes('--help')) process.stdout.write(`${usage}\n`);
else await saveResult('server-memory', await run(args));
