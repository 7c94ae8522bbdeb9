import { compare, ratioFigures } from '../measure';
import { option } from '../options';
import type { Bar, Row } from '../results';
import { measureFrames } from './frameSizes';
import { startSide } from './side';

const broadcasts = 20;
const paced = 5;

/**
 * Rows 8 and 9 of the bars: one delta of the live hub to many connections. The baseline is `ws` broadcasting the same frame.
 * `--connections N` (10,000), `--rounds N` (5).
 */
export async function run(args: string[]): Promise<Row[]> {
  const connections = option(args, '--connections', 10_000);
  const rounds = option(args, '--rounds', 5);
  const ours = await startSide('../../../server/src/benchmarks/liveServer.ts', connections);
  const bare = await startSide('bareServer.ts', connections);
  try {
    const sizes = await measureFrames(ours.port, ours.server);
    bare.server.tell({ op: 'frame', text: sizes.text });
    const speed = await compare(
      () => ours.throughput(broadcasts),
      () => bare.throughput(broadcasts),
      rounds,
    );
    const work = await compare(
      () => ours.deliveriesPerCpuSecond(broadcasts),
      () => bare.deliveriesPerCpuSecond(broadcasts),
      rounds,
    );
    const late = await compare(
      () => ours.latency(paced),
      () => bare.latency(paced),
      rounds,
    );
    const people = connections.toLocaleString('en-US');
    return [
      {
        what: `deliveries a second to ${people} connections, against bare ws`,
        unit: '×',
        bar: { atLeast: 0.9, beyond: 1 },
        ...ratioFigures(speed),
      },
      {
        what: 'deliveries a second of the server’s processor time, against bare ws',
        unit: '×',
        ...ratioFigures(work),
      },
      {
        what: 'resident memory a connection',
        value: ours.bytesPerConnection / 1024,
        unit: 'KB',
        bar: { atMost: 12 },
        baseline: bare.bytesPerConnection / 1024,
      },
      {
        what: 'p99 from change to client, against bare ws',
        unit: '×',
        bar: { atMost: 2 },
        ...ratioFigures(late),
        note: 'ours / baseline in ms',
      },
      ...sizeRows(sizes),
    ];
  } finally {
    ours.stop();
    bare.stop();
  }
}

function sizeRows(sizes: Awaited<ReturnType<typeof measureFrames>>): Row[] {
  const row = (what: string, value: number, bar: Bar): Row => ({
    what: `delta of 11 changes among 300 matches: ${what}`,
    value,
    unit: 'bytes',
    bar,
    baseline: sizes.image,
    note: 'baseline is the image',
  });
  // A price delta is as long as a goal.
  const goalBar = { atMost: 750, beyond: 500 };
  return [
    row('11 scores', sizes.scoreOnly, { atMost: 400, beyond: 250 }),
    row('11 goals (score, period, revision)', sizes.goal, goalBar),
    row('11 prices (price, revision)', sizes.price, goalBar),
    {
      what: 'image of 300 matches, fetched over HTTP',
      value: sizes.compressedImage,
      unit: 'bytes',
      baseline: sizes.image,
      note: 'baseline is the image over the socket; names of one kind compress better than those of clubs',
    },
  ];
}
