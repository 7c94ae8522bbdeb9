/** How a step of a proof came out; `later` where it needs the seed, `skipped` where an earlier one failed. */
export type StepState = 'good' | 'bad' | 'later' | 'skipped';

/** A step in plain words: which one, how it came out, and what its sentence is filled with. */
export interface ProofStep {
  /** Key of its name. */
  name: string;
  state: StepState;
  /** Key of its sentence. */
  text: string;
  values?: Record<string, string | number>;
}
