/** Outcome of a step of a proof. `later` needs the seed, `skipped` follows a failed step. */
export type StepState = 'good' | 'bad' | 'later' | 'skipped';

/** A step of a proof: its name, its outcome, and a sentence with values. */
export interface ProofStep {
  /** Locale key of its name. */
  name: string;
  state: StepState;
  /** Locale key of its sentence. */
  text: string;
  values?: Record<string, string | number>;
}
