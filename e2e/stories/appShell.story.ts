import { anyone, cookiesOf, logOut, registerByCode } from '../member';
import { agentOf, NativeApp } from '../nativeApp';
import { expect, test } from '../story';

for (const platform of ['ios', 'android'] as const)
  test.describe(`in the app on ${platform}`, () => {
    test.use({ userAgent: agentOf(platform) });

    test('the app’s screens sign in, links go to the app, and it renews the session', async ({
      page,
      context,
    }) => {
      const app = new NativeApp(platform);
      await app.surround(context);
      const email = anyone();
      await app.signIn(email);
      await page.goto('/en/me');
      await page.getByRole('link', { name: 'Log in' }).click();
      await expect(page.getByText(email).first()).toBeVisible();
      const actions = app.asked.map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['deviceId', 'jumpPage', 'login']));
      expect(await cookiesOf(page)).toMatch(/(^|; )userId=\d+/);

      const { accessToken } = app.login as { accessToken: string };
      await page.evaluate(() => (document.cookie = 'token=one-that-has-run-out; path=/'));
      await page.getByRole('button', { name: 'Export my data' }).click();
      await expect.poll(() => cookiesOf(page)).toContain(`token=${accessToken}`);
      expect(app.asked.at(-1)).toMatchObject({ action: 'login', payload: { silent: true } });

      app.login = null;
      await logOut(page);
      expect(await cookiesOf(page)).not.toMatch(/(^|; )(token|userId)=/);
    });

    test('the page signs in if the app does not', async ({ page, context }) => {
      const app = new NativeApp(platform);
      await app.surround(context);
      const email = anyone();
      await registerByCode(page, email);
      await expect(page.getByText(email).first()).toBeVisible();
    });
  });

test.use({ allowedErrors: [/401 \(Unauthorized\)/] });
