import { serveStripe } from './serve';

/** The counterpart as a process for tests of the server. Its first line of output is its address. */
const site = await serveStripe({
  port: 0,
  secretKey: process.env.STRIPE_SECRET_KEY ?? '',
  webhookSecret: process.env.STRIPE_WEBHOOK_SECRET ?? '',
});
console.log(site);
// Its parent keeps stdin open. Without a parent it exits.
process.stdin.resume().once('end', () => process.exit());
