import type { Locator, Page } from '@playwright/test';

/** Finds the cards of the projects on a dashboard. */
export function projectCards(page: Page): Locator {
  return page.getByRole('region', { name: /^(Projecten|Projects)/ }).getByRole('listitem');
}
