import { endpoints } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { AdminFrame } from './admin-frame.tsx';

const NOBODY = { count: 0, next: null, previous: null, results: [] };

beforeEach(() => {
  server.answer(endpoints.listRegistrations, () => ({ ...NOBODY, count: 2 }));
  server.answer(endpoints.listUnlockRequests, () => ({ ...NOBODY, count: 1 }));
  server.answer(endpoints.listErasureRequests, () => NOBODY);
});

async function show(width: number) {
  await page.viewport(width, 900);
  await renderScreen(
    <AdminFrame org="gemeente-voorbeeld" section="weegfactoren">
      <p>De weegfactoren</p>
    </AdminFrame>,
    { at: '/o/gemeente-voorbeeld/dashboard' },
  );
}

const link = (name: string) => page.getByRole('link', { name, exact: true });

it('shows every part beside the open one, with how many wait in it', async () => {
  await show(1440);
  await expect.element(link('Weegfactoren')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Registraties 2 wachten')).toBeVisible();
  await expect.element(link('Verzoeken 1 wacht')).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(15);
  await expect.element(page.getByRole('list', { name: 'Rekenen' })).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('unfolds the parts from the open one on a narrow screen, and tells how many wait behind it', async () => {
  await show(390);
  const button = page.getByRole('button', { name: 'Onderdeel: Weegfactoren 3 wachten' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await button.click();
  await expect.element(link('Geschiedenis')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(link('Geschiedenis')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await link('Geschiedenis').click();
  await expect.element(link('Geschiedenis')).not.toBeInTheDocument();
});
