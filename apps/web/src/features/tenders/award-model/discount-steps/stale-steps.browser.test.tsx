import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refused, server } from '../../../../testing/server.ts';
import { FILLED_IN, sentChanges, showAwardModel } from '../../../../testing/show-award-model.tsx';

const steps = (...list: readonly (readonly [number, number])[]) =>
  list.map(([mki_upto, discount]) => ({ mki_upto, discount }));
const STEPS = steps([50_000, 250_000], [100_000, 100_000]);
const THEIRS = steps([50_000, 250_000], [80_000, 90_000]);
const MINE = steps([50_000, 250_000], [100_000, 120_000]);

const form = page.getByRole('dialog', { name: 'Staffel' });
const stale = page.getByRole('alertdialog', { name: 'Iemand anders was u voor' });
const choose = (name: string) => stale.getByRole('button', { name }).click();

/** Types another discount in the last step. */
async function typed() {
  const shown = await showAwardModel({
    project: {
      ...FILLED_IN,
      emvi_status: 'Editing',
      mki_lower_boundary: 50_000,
      mki_upper_boundary: 100_000,
      mki_steps: STEPS,
    },
  });
  await page.getByRole('button', { name: /Specificeren MKI/ }).click();
  await page.getByRole('button', { name: 'Staffel wijzigen' }).click();
  const last = form.getByRole('group', { name: 'Trede 2' });
  await last.getByRole('textbox', { name: 'Korting' }).fill('120000');
  return shown;
}

/** Does the same while a colleague changes its MKI. */
async function overtaken() {
  const shown = await typed();
  const current = shown.changeElsewhere({ mki_steps: THEIRS, mki_upper_boundary: 80_000 });
  server.answer(endpoints.updateProject, ({ headers, payload }) =>
    headers['if-match'] === '1'
      ? refused(409, { detail: 'Dit project is gewijzigd.', current })
      : shown.changeElsewhere({ mki_steps: payload.mki_steps as typeof STEPS }),
  );
  await form.getByRole('button', { name: 'Staffel opslaan' }).click();
  await expect.element(stale).toBeVisible();
  return shown;
}

describe('steps that a colleague changed first', () => {
  it('stand beside those that were typed, and are not overwritten', async () => {
    const shown = await overtaken();
    await expect
      .element(
        stale.getByRole('row', {
          name: 'Staffel ≤ €50.000,-: €250.000,-; ≤ €100.000,-: €120.000,- ≤ €50.000,-: €250.000,-; ≤ €80.000,-: €90.000,-',
        }),
      )
      .toBeVisible();
    await expect.element(stale.getByRole('row', { name: /€100\.000,- €80\.000,-$/ })).toBeVisible();
    expect(shown.stored().mki_steps).toEqual(THEIRS);
  });

  it('stay when they are taken', async () => {
    const shown = await overtaken();
    await choose('Neem de nieuwste waarden over');
    await expect.element(form).not.toBeInTheDocument();
    expect(shown.stored().mki_steps).toEqual(THEIRS);
    expect(sentChanges()).toHaveLength(1);
  });

  it('go when that is chosen, over the newest version', async () => {
    const shown = await overtaken();
    await choose('Sla mijn waarden toch op');
    await expect.poll(() => shown.stored().mki_steps).toEqual(MINE);
    expect(server.asked(endpoints.updateProject)[1]?.headers['if-match']).toBe('2');
    await expect.element(form).not.toBeInTheDocument();
  });

  it('stay while one goes back to what was typed, which is there still', async () => {
    const shown = await overtaken();
    await choose('Annuleren');
    await expect
      .element(form.getByRole('group', { name: 'Trede 2' }).getByRole('textbox', { name: 'Korting' }))
      .toHaveValue('120000');
    expect(shown.stored().mki_steps).toEqual(THEIRS);
    await form.getByRole('button', { name: 'Staffel opslaan' }).click();
    await expect.poll(() => shown.stored().mki_steps).toEqual(MINE);
  });

  it('are not overwritten either when they came onto the screen behind the form', async () => {
    const shown = await typed();
    shown.changeElsewhere({ mki_steps: THEIRS, mki_upper_boundary: 80_000 });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText('€80.000,-').first()).toBeInTheDocument();
    server.answer(endpoints.updateProject, ({ payload }) =>
      shown.changeElsewhere({ mki_steps: payload.mki_steps as typeof STEPS }),
    );
    await form.getByRole('button', { name: 'Staffel opslaan' }).click();
    await expect.element(stale).toBeVisible();
    expect(sentChanges()).toEqual([]);
    await choose('Sla mijn waarden toch op');
    await expect.poll(() => shown.stored().mki_steps).toEqual(MINE);
  });
});

it('a straight line takes the place of steps of one’s own at once: nobody else was first', async () => {
  const shown = await typed();
  server.answer(endpoints.updateProject, ({ payload }) =>
    shown.changeElsewhere({ mki_steps: payload.mki_steps as typeof STEPS }),
  );
  await form.getByRole('button', { name: 'Staffel opslaan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Terug naar een rechte lijn' }).click();
  await expect.poll(() => shown.stored().mki_steps).toBeNull();
  await expect.element(stale).not.toBeInTheDocument();
});
