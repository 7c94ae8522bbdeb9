import type { Logger } from 'pino';

type Step = () => Promise<unknown> | unknown;

/** A slower step continues while the next one starts. */
const stepMs = 2_500;
/** For all steps together; a late step still gets its minimum. */
const allMs = 7_000;
const leastMs = 300;

/** Closes everything in reverse order. A step that fails or takes too long is logged and doesn't block the others. */
export class Closing {
  readonly #steps: [string, Step][] = [];

  add(name: string, step: Step): void {
    this.#steps.unshift([name, step]);
  }

  async run(logger: Logger): Promise<void> {
    const end = performance.now() + allMs;
    for (const [name, step] of this.#steps.splice(0)) {
      try {
        await within(Math.max(leastMs, Math.min(stepMs, end - performance.now())), step);
      } catch (error) {
        logger.error({ err: error }, `stop: ${name}`);
      }
    }
  }
}

async function within(ms: number, step: Step): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    limit = setTimeout(() => reject(new Error(`not done within ${Math.round(ms)} ms`)), ms);
  });
  await Promise.race([Promise.resolve().then(step), late]).finally(() => clearTimeout(limit));
}
