import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2 at level AA, and axe's rules of good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on the theme. All other rules judge the content, whatever its colours. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** axe in its short form, which a page reads in two thirds of the time. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Our addresses begin with '#', so without the page around it any link of a dialog may be taken for one that skips. */
const RULE_OF_PAGE = 'skip-link';

/** A dialog that takes the place of its page: until it closes, nobody reaches what lies behind it. */
const MODAL = '[aria-modal="true"]';

/**
 * Expects no violation on the present screen in either theme, and names the elements of any violation. An open dialog
 * is judged alone: the page behind it is a screen of its own. The page stays in the theme that was judged last, because
 * going back would draw every chart again. In English no colours are judged: the same screen in Dutch is judged in both
 * themes, and words have no colour of their own.
 */
export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  // A tooltip stays beside the screen for as long as the mouse rests on its element.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  const root = page.locator('html');
  const [language, theme] = [await root.getAttribute('lang'), await root.getAttribute('data-colour-scheme')];
  if (language === 'en') {
    await scan(page, screen, (axe) => axe.withTags(RULES), RULES_OF_COLOUR);
    return;
  }
  await scan(page, `${screen}, ${theme}`, (axe) => axe.withTags(RULES));
  // The page follows the device, so the other theme needs no new visit.
  const other = theme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect(root).toHaveAttribute('data-colour-scheme', other);
  // Elements have their new colours on the screen two frames later.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await scan(page, `${screen}, ${other}`, (axe) => axe.withRules(RULES_OF_COLOUR));
}

/**
 * Returns an axe that looks for violations only. There are no frames, so it does not need a second page to gather
 * results. Nobody reads the thousands of elements that satisfy a rule, and listing them takes axe as long as judging
 * them. The page loads axe once: the builder would load all of axe twice for each scan.
 */
export async function axeOf(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  return new AxeBuilder({ page, axeSource: 'axe.version' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

async function scan(
  page: Page,
  what: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
  off: readonly string[] = [],
): Promise<void> {
  const axe = choose(await axeOf(page));
  const isModal = (await page.locator(MODAL).filter({ visible: true }).count()) > 0;
  if (isModal) axe.include(MODAL);
  const { violations } = await axe.disableRules(isModal ? [...off, RULE_OF_PAGE] : [...off]).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}
