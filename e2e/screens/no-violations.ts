import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2 at level AA, and what axe knows of good practice beside them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on the theme; all others judge what is there, whatever its colours. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Every violation on the screen as it stands, in both themes, with the elements that have it. */
export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  // A tooltip hangs beside the screen for as long as the mouse rests.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await scan(page, `${screen}, light`, (axe) => axe.withTags(RULES));
  // The page follows the device, so the other theme needs no other visit.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-colour-scheme', 'dark');
  // What is drawn anew in the other colours is on the screen two frames later.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await scan(page, `${screen}, dark`, (axe) => axe.withRules(RULES_OF_COLOUR));
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-colour-scheme', 'light');
}

/**
 * An axe that finds what violates a rule. There are no frames, so nothing has to be gathered in a page beside this one; and
 * nobody reads how to find the thousands of elements that satisfy a rule, which takes axe as long as judging them.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function scan(page: Page, what: string, rules: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const { violations } = await rules(axeOf(page)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}
