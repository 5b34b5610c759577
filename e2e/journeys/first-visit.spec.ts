import type { Page } from '@playwright/test';
import { dashboardOf } from '../screens/addresses.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

/** Returns the calls that the page sends to the server, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|auth)\//.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Expects that all charts are drawn once somebody scrolls. The ratios are at the end of the page, and are requested last. */
async function expectAllDrawn(page: Page, calls: readonly string[]): Promise<void> {
  await expect.poll(() => calls.filter((call) => RATIOS.test(call)).length).toBeGreaterThan(0);
  await expect(page.locator('[role=img][aria-label]:not(svg)').nth(9)).toBeAttached();
  // Who scrolls before the code that draws is there scrolls again.
  await expect(async () => {
    await page.mouse.wheel(0, 50);
    expect(await page.locator('[role=img][aria-label]:not(svg):not(:has(canvas))').count()).toBe(0);
  }).toPass();
}

const CALCULATIONS = /internal_project_calculation_statistics/;
const RATIOS = /internal_project_calculation_ratio_statistics/;
const PROJECTS = /\/api\/v1\/project\/\?/;

for (const language of ['nl', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const dashboard = dashboardOf(MUNICIPALITY);
    const narrowed = `${dashboard}?set=a2&zoek=weg&volgorde=name`;
    for (const address of language === 'nl' ? ['/', dashboard, narrowed] : [narrowed])
      test(`${address} asks before the application is there, and nothing twice`, async ({ page }) => {
        const calls = callsOf(page);
        await page.goto(address);
        await expectAllDrawn(page, calls);
        // The application's own first call asks which installation this is.
        const application = calls.findIndex((call) => call.includes('/environment/'));
        expect(calls.findIndex((call) => call.includes('/auth/user/'))).toBeLessThan(application);
        expect(calls.filter((call) => CALCULATIONS.test(call))).toHaveLength(1);
        expect(calls.filter((call) => PROJECTS.test(call))).toHaveLength(1);
        expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
      });
  });
}
