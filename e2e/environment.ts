import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The configuration is read again in every worker, which inherits what the first reading chose.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
process.env.E2E_DATA_DIR ??= temporaryFolder();
process.env.E2E_TIME_ZONE ??= zoneOfMorning(new Date());

export const port = Number(process.env.E2E_PORT);
/** `E2E_ADDRESS` names a server that already runs; without it the stories start their own. */
export const address = process.env.E2E_ADDRESS ?? `http://127.0.0.1:${port}`;

const opsPort = port + 6;
/** Where its operations are: `E2E_OPS_ADDRESS` for a server that already runs. */
export const opsAddress = process.env.E2E_OPS_ADDRESS ?? `http://127.0.0.1:${opsPort}`;
export const opsSettings = { OPS_PORT: String(opsPort) };

/** Database, builds and keys of the stories' server: a folder that goes with this run, or the one of `E2E_DATA_DIR`. */
export const dataDir = process.env.E2E_DATA_DIR;

/** Where a story tells the server what happens in a match that it plays itself. */
export const feedFile = join(dataDir, 'stories.jsonl');

/**
 * `STORIES=night` for all there is: stories tagged `@night`, every page in every look, labels in every language. Without it what
 * finds most in the least time.
 */
export const isNight = process.env.STORIES === 'night';

/** The stories' visitors live where it is morning: what their server plays, an hour in a minute, is all of their today. */
export const timeZone = process.env.E2E_TIME_ZONE;

const counterpart = (offset: number) => ({
  port: port + offset,
  // Another site than the server's, as in life: its cookies do not come along.
  url: `http://localhost:${port + offset}`,
});

/** Where those are that a member is known to elsewhere. A server of `E2E_ADDRESS` has to be started with `signInSettings`. */
export const counterparts = {
  google: counterpart(1),
  apple: counterpart(2),
  facebook: counterpart(3),
  stripe: counterpart(4),
  giphy: counterpart(5),
};

/** Client ids and secrets, as a site has them of its providers. */
export const signInSettings = {
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'secret of the stories',
  GOOGLE_ISSUER: counterparts.google.url,
  APPLE_CLIENT_ID: 'apple-client',
  APPLE_CLIENT_SECRET: 'secret of the stories',
  APPLE_ISSUER: counterparts.apple.url,
  FACEBOOK_CLIENT_ID: 'facebook-client',
  FACEBOOK_CLIENT_SECRET: 'secret of the stories',
  FACEBOOK_URL: counterparts.facebook.url,
};

/** As a site has them of its payment provider. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_stories',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_stories',
  STRIPE_API_URL: counterparts.stripe.url,
};

/** As a site has them of its library of GIFs. */
export const gifSettings = {
  GIF_API_KEY: 'key-of-the-stories',
  GIF_API_URL: counterparts.giphy.url,
};

/** @returns an IANA zone where it is between six and seven, whatever the hour is here */
function zoneOfMorning(now: Date): string {
  const morning = 6;
  const ahead = ((morning - now.getUTCHours() + 36) % 24) - 12;
  // In these names the sign tells how far UTC is ahead of the zone.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** PostgreSQL's own user can reach it, so that the database lies in it and goes with it. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scoreline-e2e-'));
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
