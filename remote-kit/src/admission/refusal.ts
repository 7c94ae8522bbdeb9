/** What is not done, by which rule, and which file it is about. */
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
