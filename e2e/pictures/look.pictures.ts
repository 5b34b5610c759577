import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SIZES } from './forms.ts';
import { ROOMS } from './screen.ts';
import { SCREENS } from './screens.ts';
import { DOCUMENTATION, save, webp } from './take-picture.ts';
import { visitScreen } from './visit-screen.ts';

const [PHONE, DESK] = SIZES;
/** A picture of a desk is half as large as the screen, so that two fit side by side and each file stays small. */
const HALF = 0.5;
/** the height of the bar that covers the element scrolled to, in px */
const BELOW_BAR = 96;
/** the screen that the README shows, in its full size */
const LARGE = 'dashboard';

// This is not a test: it takes the pictures of `docs/look.md`, the first view of every screen by day and by night.
for (const screen of SCREENS) {
  const { name, room, from, phone = false } = screen;
  test(`look ${name}`, async ({ browser }) => {
    await visitScreen(browser, screen, DESK, async (page, scheme) => {
      const night = scheme === 'dark' ? '-dark' : '';
      const { y = BELOW_BAR } = (await from?.(page).boundingBox()) ?? {};
      await page.evaluate(`scrollBy(0, ${y - BELOW_BAR})`);
      save(join(DOCUMENTATION, room, `${name}${night}.webp`), await webp(page, { quality: 70, scale: HALF }));
      if (name === LARGE && !night) save(join(DOCUMENTATION, `${name}-1440.webp`), await webp(page));
    });
    if (!phone) return;
    await visitScreen(browser, screen, PHONE, async (page, scheme) => {
      const night = scheme === 'dark' ? '-dark' : '';
      save(join(DOCUMENTATION, 'phone', `${name}${night}.webp`), await webp(page, { quality: 70 }));
    });
  });
}

test('look: the page shows every picture, and there are no others', () => {
  const page = readFileSync(`${DOCUMENTATION}.md`, 'utf8');
  const shown = [...page.matchAll(/src="look\/([\w/-]+\.webp)"/g)].map(([, path]) => path);
  const taken = [...ROOMS, 'phone'].flatMap((room) =>
    readdirSync(join(DOCUMENTATION, room)).map((file) => `${room}/${file}`),
  );
  const wanted = SCREENS.flatMap(({ name, room, phone }) =>
    [room, ...(phone ? ['phone'] : [])].flatMap((place) => [
      `${place}/${name}.webp`,
      `${place}/${name}-dark.webp`,
    ]),
  );
  expect(shown.sort()).toEqual(wanted.sort());
  expect(taken.sort()).toEqual(wanted);
});
