// @ts-check
/*
 * Loaded before each file of tests. `TEST_CLOCK=2026-03-29T00:58` has the tests begin at that moment of the zone in `TZ`; the
 * clock goes on from there. Databases and processes that a test starts keep the machine's.
 */
const begin = process.env.TEST_CLOCK;
const shifted = Symbol.for('scoreline.testClock');
const page = /** @type {{ [shifted]?: boolean }} */ (globalThis);

if (begin && !page[shifted]) {
  page[shifted] = true;
  const RealDate = Date;
  const ahead = new RealDate(begin).getTime() - RealDate.now();
  if (Number.isNaN(ahead)) throw new Error(`TEST_CLOCK must be a moment, but is "${begin}".`);
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
