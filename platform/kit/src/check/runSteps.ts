/** One check of a remote. */
export interface Step {
  title: string;
  /** The problem, or an empty string. */
  check(): Promise<string>;
}

const lanes = 2;

/**
 * Runs the steps, two at a time, and reports how long each took.
 * @throws with all problems, if there are any.
 */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<void> {
  const waiting = [...steps];
  const problems: string[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = performance.now();
      const problem = await step.check().catch((error: Error) => error.message);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      say(`${problem ? '✕' : '✓'} ${step.title} ${seconds} s`);
      if (problem) problems.push(`${step.title}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
