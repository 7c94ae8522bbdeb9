/** An error with the broken rule, the reason, and the file concerned. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly rule: string,
    reason: string,
    readonly file?: string,
  ) {
    super(reason);
  }
}
