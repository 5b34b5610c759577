import { LOGIN } from '../../screens/addresses.ts';
import { origin } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

/** It is as long as every token of the application. */
const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';

test.use({ account: null });

test('without a configured service, no code of error reporting is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(LOGIN);
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('sentry'))).toEqual([]);
  expect(fetched.filter((url) => !url.startsWith(origin))).toEqual([]);
});

test('a fault and the steps before it are reported without secrets, names or texts', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/api/v1/environment/', (route) =>
    route.fulfill({
      json: {
        environment: 'Local',
        public_url: origin,
        build: 'V2.4-0123456abc',
        pdf: false,
        map_tiles: null,
        // The host is the application's own, so that the content security policy allows it unchanged.
        sentry_dsn: `${origin.replace('://', '://publickey@')}/1`,
      },
    }),
  );
  await page.route('**/api/1/envelope/**', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ json: {} });
  });
  const library = page.waitForResponse(/assets\/sentry-/);
  await page.goto(`/#/wachtwoord_vergeten/${TOKEN}`);
  await page.getByRole('textbox').first().fill('een geheim wachtwoord');
  await library;
  await page.evaluate("setTimeout(() => { throw new Error('Fault of s.visser@gemeente.example') })");

  await expect.poll(() => sent.join('\n'), { timeout: 15_000 }).toContain('"type":"replay_recording"');
  const arrived = sent.join('\n');
  expect(arrived).toContain('Fault of [e-mail]');
  expect(arrived).toContain('V2.4-0123456abc');
  expect(arrived).toContain('/#/wachtwoord_vergeten/[secret]');
  for (const kept of [TOKEN, 'geheim', 'visser', 'Nieuw wachtwoord', 'Milieuspoor<', 'csrftoken'])
    expect(arrived, kept).not.toContain(kept);
});
