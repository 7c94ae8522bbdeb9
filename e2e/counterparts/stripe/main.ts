import { serveStripe } from './serve';

/** The counterpart as a process of its own, for tests of the server; its first line is its address. */
const site = await serveStripe({
  port: 0,
  secretKey: process.env.STRIPE_SECRET_KEY ?? '',
  webhookSecret: process.env.STRIPE_WEBHOOK_SECRET ?? '',
});
console.log(site);
// Its parent holds this open; without it, it is of no use.
process.stdin.resume().once('end', () => process.exit());
