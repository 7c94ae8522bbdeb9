import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Every worker reads the configuration again and inherits the choices of the first reading.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
process.env.E2E_DATA_DIR ??= temporaryFolder();
process.env.E2E_TIME_ZONE ??= zoneOfMorning(new Date());

export const port = Number(process.env.E2E_PORT);
/** `E2E_ADDRESS` names a server that already runs; without it the stories start their own. */
export const address = process.env.E2E_ADDRESS ?? `http://127.0.0.1:${port}`;

const opsPort = port + 6;
/** Operations address of the server: `E2E_OPS_ADDRESS` for one that already runs. */
export const opsAddress = process.env.E2E_OPS_ADDRESS ?? `http://127.0.0.1:${opsPort}`;
export const opsSettings = { OPS_PORT: String(opsPort) };

/** Database, builds and keys of the stories' server: a folder deleted after this run, or `E2E_DATA_DIR`. */
export const dataDir = process.env.E2E_DATA_DIR;

/** A story reports events of its own matches to the server here. */
export const feedFile = join(dataDir, 'stories.jsonl');

/**
 * `STORIES=night` runs everything: stories tagged `@night`, every page in every theme, labels in every language. Otherwise only
 * those that find most in the least time run.
 */
export const isNight = process.env.STORIES === 'night';

/** A zone in which it is morning, so that everything the server plays, at an hour per minute, is on the visitors' today. */
export const timeZone = process.env.E2E_TIME_ZONE;

const counterpart = (offset: number) => ({
  port: port + offset,
  // On another site than the server, as in production, so its cookies are not sent.
  url: `http://localhost:${port + offset}`,
});

/** The external providers' counterparts. A server of `E2E_ADDRESS` must be started with `signInSettings`. */
export const counterparts = {
  google: counterpart(1),
  apple: counterpart(2),
  facebook: counterpart(3),
  stripe: counterpart(4),
  giphy: counterpart(5),
};

/** A site's client ids and secrets at its providers. */
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

/** A site's settings of its payment provider. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_stories',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_stories',
  STRIPE_API_URL: counterparts.stripe.url,
};

/** A site's settings of its GIF provider. */
export const gifSettings = {
  GIF_API_KEY: 'key-of-the-stories',
  GIF_API_URL: counterparts.giphy.url,
};

/** @returns an IANA zone in which it is between six and seven now */
function zoneOfMorning(now: Date): string {
  const morning = 6;
  const ahead = ((morning - now.getUTCHours() + 36) % 24) - 12;
  // In these names the sign is inverted: it is UTC's lead over the zone.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Accessible to PostgreSQL's user, so that the database is stored in it and deleted with it. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scoreline-e2e-'));
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
