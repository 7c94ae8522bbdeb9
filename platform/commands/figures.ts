/** The part of the server's `/ops.json` that `mfe status` uses. */
interface OpsAnswer {
  remotes: {
    remote: string;
    builds: {
      build: string;
      loads: number[];
      failures: number[];
      loadMs: Quartile;
      vitals: Record<string, Quartile>;
    }[];
  }[];
}

type Quartile = { value: number; count: number } | null;

const patienceMs = 1_500;
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

function third(name: string, quartile: Quartile | undefined): string[] {
  if (!quartile) return [];
  const { value } = quartile;
  return [`${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`];
}

/** Figures of the last hour of each build, by `NAME BUILD`. Empty if no server answers. */
export async function readFigures(
  server: string,
  token: string | undefined,
): Promise<Map<string, string>> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(new URL('/ops.json', server), { headers, signal }).catch(() => null);
  if (!answer?.ok) return new Map();
  const { remotes } = (await answer.json()) as OpsAnswer;
  const lines = remotes.flatMap(({ remote, builds }) =>
    builds.map(({ build, loads, failures, loadMs, vitals }) => {
      const figures = [
        `${total(loads)} loads`,
        `${total(failures)} failures`,
        ...third('load', loadMs),
        ...['LCP', 'INP', 'CLS'].flatMap((name) => third(name, vitals[name])),
      ];
      return [`${remote} ${build}`, figures.join(', ')] as const;
    }),
  );
  return new Map(lines);
}
