import { address, counterparts, signInSettings } from '../place';
import { serveFacebook } from './facebook';
import { serveOpenId } from './openIdProvider';

const { google, apple, facebook } = counterparts;

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
