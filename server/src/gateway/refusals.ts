/** Answered with 401: the client renews its session, or signs out. */
export class NotSignedIn extends Error {}

/** Answered with 429 and the time to wait. */
export class TooManyCalls extends Error {
  constructor(readonly waitMs: number) {
    super('Too many calls.');
  }
}
