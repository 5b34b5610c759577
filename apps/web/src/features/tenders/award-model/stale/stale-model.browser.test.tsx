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

/** Sends a size after another member stored a size of €1.500.000. */
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
  it('is not stored: both values are shown, and the choice is left to who typed (D-94)', async () => {
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

  it('is seen before it is sent by who types while the newer value comes onto the screen, and keeps what is typed', async () => {
    const shown = await showAwardModel({ project: EDITING });
    await scope.fill('2000000');
    shown.changeElsewhere({ projectscope: 1_500_000, fictional_tender_benefit: 310_000 });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(benefit).toHaveValue('310.000');
    await expect.element(scope).toHaveValue('2000000');
    await expect.element(scope).toHaveFocus();
    await benefit.click();
    await expect
      .element(dialog.getByRole('row', { name: 'Projectomvang (geraamd) €2.000.000,- €1.500.000,-' }))
      .toBeVisible();
    expect(sentChanges()).toEqual([]);
  });

  it('is none when the screen looked for changes of others while its own was stored', async () => {
    const shown = await showAwardModel({ project: EDITING });
    await expect.element(scope).toHaveValue('1.000.000');
    const before = shown.stored();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.answer(endpoints.getProject, () => promise.then(() => before));
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => server.asked(endpoints.getProject).length).toBe(2);
    await fillIn(scope, '2000000');
    await expect.element(scope).toHaveValue('2.000.000');
    resolve();
    await fillIn(benefit, '310000');
    await expect.poll(() => shown.stored().fictional_tender_benefit).toBe(310_000);
    await expect.element(scope).toHaveValue('2.000.000');
    expect(server.asked(endpoints.updateProject).map(({ headers }) => headers['if-match'])).toEqual([
      '1',
      '2',
    ]);
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
