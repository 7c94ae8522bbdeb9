/** Operations address of a server: `--ops`, or by default the port after its own. */
export function opsOf(args: string[], url: string): string {
  const { hostname, port } = new URL(url);
  return option(args, '--ops', `http://${hostname}:${Number(port) + 1}`);
}

/** The value after `name` in a benchmark's arguments, parsed as a number if `otherwise` is one. `otherwise` if absent. */
export function option(args: string[], name: string, otherwise: number): number;
export function option(args: string[], name: string, otherwise: string): string;
export function option(args: string[], name: string, otherwise: number | string) {
  const given = args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
  if (given === undefined) return otherwise;
  return typeof otherwise === 'number' ? Number(given) : given;
}
