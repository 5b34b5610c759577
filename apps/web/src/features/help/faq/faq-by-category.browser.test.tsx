import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FaqByCategory } from './faq-by-category.tsx';

it('each card has its category, its title and its content', async () => {
  const of = (uuid: string, category: string, title: string) =>
    ({ uuid, category, title, content: `Over ${title}`, language: 'nl' }) as const;
  await renderScreen(
    <FaqByCategory entries={[of('a', 'Begrippen', 'MKI'), of('b', 'Account', 'Inloggen')]} />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  await expect.element(page.getByText('Over MKI')).toBeVisible();
  const told = [...document.querySelectorAll('.MuiCard-root')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(told).toEqual([
    ['Begrippen', 'MKI', 'Over MKI'],
    ['Account', 'Inloggen', 'Over Inloggen'],
  ]);
});
