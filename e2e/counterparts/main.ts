import {
  address,
  counterparts,
  gifSettings,
  paymentSettings,
  signInSettings,
} from '../environment';
import { serveFacebook } from './facebook';
import { createGiphy } from './giphy/library';
import { serveOpenId } from './openIdProvider';
import { serveStripe } from './stripe/serve';

const { google, apple, facebook } = counterparts;

await serveStripe({
  port: counterparts.stripe.port,
  secretKey: paymentSettings.STRIPE_SECRET_KEY,
  webhookSecret: paymentSettings.STRIPE_WEBHOOK_SECRET,
  webhookUrl: `${address}/webhooks/stripe`,
});
createGiphy({ apiKey: gifSettings.GIF_API_KEY }).server.listen(counterparts.giphy.port);
serveFacebook({
  ...facebook,
  clientId: signInSettings.FACEBOOK_CLIENT_ID,
  secret: signInSettings.FACEBOOK_CLIENT_SECRET,
});
serveOpenId({
  ...apple,
  clientId: signInSettings.APPLE_CLIENT_ID,
  secret: signInSettings.APPLE_CLIENT_SECRET,
  redirectUri: `${address}/apple/redirect`,
});
serveOpenId({
  ...google,
  clientId: signInSettings.GOOGLE_CLIENT_ID,
  secret: signInSettings.GOOGLE_CLIENT_SECRET,
  redirectUri: `${address}/auth/google/callback`,
});
