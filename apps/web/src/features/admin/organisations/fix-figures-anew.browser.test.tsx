import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { FixFiguresAnew } from './fix-figures-anew.tsx';

it('figures are fixed anew with a reason only, and it is said how many were', async () => {
  server.answer(endpoints.fixFiguresAnew, () => ({ cells: 12 }));
  const organisation = { ...ORGANISATION, member_count: 3, administrator_count: 1, project_count: 8 };
  await renderScreen(<FixFiguresAnew organisation={organisation} />, {
    at: `/o/${ORGANISATION.slug}/beheer/organisaties`,
  });
  await page.getByRole('button', { name: 'Cijfers opnieuw vastleggen' }).click();
  const dialog = page.getByRole('dialog', { name: `Cijfers met ${ORGANISATION.name} opnieuw vastleggen` });
  const confirm = dialog.getByRole('button', { name: 'Cijfers opnieuw vastleggen' });
  await confirm.click();
  expect(server.asked(endpoints.fixFiguresAnew)).toEqual([]);
  await dialog.getByRole('textbox', { name: /^Reden/ }).fill(' Een berekening was verkeerd ');
  await confirm.click();
  await expect.element(page.getByText('12 cijfers opnieuw vastgelegd')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked(endpoints.fixFiguresAnew)).toMatchObject([
    { params: { organization: ORGANISATION.uuid }, payload: { reason: 'Een berekening was verkeerd' } },
  ]);
});
