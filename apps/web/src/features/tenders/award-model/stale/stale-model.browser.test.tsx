import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refused, server } from '../../../../testing/server.ts';
import {
  benefit,
  FILLED_IN,
  fillIn,
  scope,
  sentChanges,
  showAwardModel,
} from '../../../../testing/show-award-model.tsx';

const EDITING = { ...FILLED_IN, emvi_status: 'Editing' } as const;
const dialog = page.getByRole('alertdialog', { name: 'Iemand anders was u voor' });

/** Another member stored a size of €1.500.000 before this one's is sent. */
async function overtaken() {
  const shown = await showAwardModel({ project: EDITING });
  await expect.element(scope).toHaveValue('1.000.000');
  const current = shown.changeElsewhere({ projectscope: 1_500_000 });
  server.answer(endpoints.updateProject, ({ headers, payload }) =>
    headers['if-match'] === '1'
      ? refused(409, { detail: 'Dit project is gewijzigd.', current })
      : shown.changeElsewhere({ projectscope: payload.projectscope ?? null }),
  );
  await fillIn(scope, '2000000');
  await expect.element(dialog).toBeVisible();
  return shown;
}

describe('a change that somebody else was ahead of', () => {
  it('is not stored: both values are shown, and the choice is left to who typed (decision 94)', async () => {
    const shown = await overtaken();
    await expect.element(dialog).toMatchTextContent(/Dit project is gewijzigd\./);
    await expect
      .element(dialog.getByRole('row', { name: 'Projectomvang (geraamd) €2.000.000,- €1.500.000,-' }))
      .toBeVisible();
    expect(shown.stored().projectscope).toBe(1_500_000);
  });

  it('is given up for the newest values', async () => {
    const shown = await overtaken();
    await dialog.getByRole('button', { name: 'Neem de nieuwste waarden over' }).click();
    await expect.element(scope).toHaveValue('1.500.000');
    expect(shown.stored().projectscope).toBe(1_500_000);
    expect(sentChanges()).toHaveLength(1);
  });

  it('is stored all the same, over the newest version', async () => {
    const shown = await overtaken();
    await dialog.getByRole('button', { name: 'Sla mijn waarden toch op' }).click();
    await expect.poll(() => shown.stored().projectscope).toBe(2_000_000);
    expect(server.asked(endpoints.updateProject)[1]?.headers['if-match']).toBe('2');
    await expect.element(scope).toHaveValue('2.000.000');
  });

  it('that is put off stays in its field, not stored, to be tried again', async () => {
    const shown = await overtaken();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(scope).toHaveValue('2000000');
    await expect
      .element(page.getByText('Niet opgeslagen. Iemand anders heeft dit project intussen gewijzigd.'))
      .toBeVisible();
    expect(shown.stored().projectscope).toBe(1_500_000);
    await page.getByRole('button', { name: /^Opnieuw proberen: Projectomvang/ }).click();
    await expect.poll(() => shown.stored().projectscope).toBe(2_000_000);
  });

  it('whose answer got lost is recognised as stored, and asks nothing', async () => {
    const shown = await showAwardModel({ project: EDITING });
    server.answer(endpoints.updateProject, ({ payload }) =>
      refused(409, {
        detail: 'Dit project is gewijzigd.',
        current: shown.changeElsewhere({ projectscope: payload.projectscope ?? null }),
      }),
    );
    await fillIn(scope, '2000000');
    await expect.element(scope).toHaveValue('2.000.000');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Niet opgeslagen/)).not.toBeInTheDocument();
  });

  it('of another field leaves what is being typed alone', async () => {
    const shown = await showAwardModel({ project: EDITING });
    await benefit.fill('400000');
    await fillIn(scope, '2000000');
    await expect
      .poll(() => shown.stored())
      .toMatchObject({
        projectscope: 2_000_000,
        fictional_tender_benefit: 400_000,
      });
  });
});
