/** Where the operations of a server are: `--ops`, or the port after its own, which is the default. */
export function opsOf(args: string[], url: string): string {
  const { hostname, port } = new URL(url);
  return option(args, '--ops', `http://${hostname}:${Number(port) + 1}`);
}

/** What follows `name` in a benchmark's arguments, as a number where `otherwise` is one; `otherwise` where it is not there. */
export function option(args: string[], name: string, otherwise: number): number;
export function option(args: string[], name: string, otherwise: string): string;
export function option(args: string[], name: string, otherwise: number | string) {
  const given = args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
  if (given === undefined) return otherwise;
  return typeof otherwise === 'number' ? Number(given) : given;
}
