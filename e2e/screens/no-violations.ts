import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules of WCAG 2.2 at level AA, and what axe knows of good practice beside them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on the theme; all others judge what is there, whatever its colours. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Every violation on the screen as it stands, in both themes, with the elements that have it. The page stays in the theme that
 * was judged last: going back would draw every chart once more. In English the theme of the moment is enough, since the same
 * screen in Dutch is judged in both, and words have no colour of their own.
 */
export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  // A tooltip hangs beside the screen for as long as the mouse rests.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  const root = page.locator('html');
  const [language, theme] = [await root.getAttribute('lang'), await root.getAttribute('data-colour-scheme')];
  await scan(page, `${screen}, ${theme}`, (rules) => rules.withTags(RULES));
  if (language === 'en') return;
  // The page follows the device, so the other theme needs no other visit.
  const other = theme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect(root).toHaveAttribute('data-colour-scheme', other);
  // What is drawn anew in the other colours is on the screen two frames later.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await scan(page, `${screen}, ${other}`, (rules) => rules.withRules(RULES_OF_COLOUR));
}

/**
 * An axe that finds what violates a rule. There are no frames, so nothing has to be gathered in a page beside this one; and
 * nobody reads how to find the thousands of elements that satisfy a rule, which takes axe as long as judging them. It is
 * brought into a page once: the builder by itself has the page read all of axe twice for each scan.
 */
export async function axeOf(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  return new AxeBuilder({ page, axeSource: 'axe.version' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

async function scan(page: Page, what: string, rules: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const { violations } = await rules(await axeOf(page)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}
