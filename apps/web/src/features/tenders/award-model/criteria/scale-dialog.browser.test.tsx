import { endpoints, type Project } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refused, server } from '../../../../testing/server.ts';
import { FILLED_IN, openStep, sentChanges, showAwardModel } from '../../../../testing/show-award-model.tsx';

const PLANNING = {
  uuid: '0e000000-0000-4000-8000-000000000002',
  name: 'Planning',
  max_discount: 50_000,
  scale: null,
} satisfies Project['criteria'][number];
const LEVELS = [
  { percentage: 0, name: 'Onvoldoende' },
  { percentage: 33.3, name: 'Voldoende' },
  { percentage: 100, name: 'Goed' },
];

const dialog = page.getByRole('dialog', { name: 'Schaal van Planning' });
const make = page.getByRole('button', { name: 'Schaal maken voor Planning' });
const change = page.getByRole('button', { name: 'Schaal van Planning wijzigen' });
const save = dialog.getByRole('button', { name: 'Schaal opslaan' });
const level = (number: number) => dialog.getByRole('group', { name: `Niveau ${number}`, exact: true });
const nameOf = (number: number) => level(number).getByRole('textbox', { name: 'Omschrijving' });
const percentageOf = (number: number) => level(number).getByRole('textbox', { name: 'Percentage' });
const listed = () =>
  page
    .getByRole('list', { name: 'Niveaus van Planning' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

/** Shows step 2 of a model with one criterion, on a server that stores what it is sent. */
async function showStep2(scale: Project['criteria'][number]['scale']) {
  const shown = await showAwardModel({
    project: { ...FILLED_IN, criteria: [{ ...PLANNING, scale }], emvi_status: 'Editing' },
  });
  server.answer(endpoints.updateProject, ({ payload }) =>
    shown.changeElsewhere({ criteria: payload.criteria as Project['criteria'] }),
  );
  await page.getByRole('button', { name: /Verdelen van totale fictieve korting/ }).click();
  await expect.element(openStep('Verdelen van totale fictieve korting')).toBeVisible();
  return shown;
}

describe('the scale of a criterion', () => {
  it('is made from a preset with texts of one’s own, and lists what each level earns', async () => {
    await showStep2(null);
    await make.click();
    await dialog.getByRole('button', { name: '0 / 25 / 60 / 100 %' }).click();
    await save.click();
    await expect.element(level(1).getByText('Dit veld is vereist')).toBeVisible();
    expect(sentChanges()).toEqual([]);
    for (const [place, name] of ['Goed', 'Ruim', 'Matig', 'Slecht'].entries())
      await nameOf(place + 1).fill(name);
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sentChanges()).toEqual([
      {
        criteria: [
          {
            ...PLANNING,
            scale: [
              { percentage: 100, name: 'Goed' },
              { percentage: 60, name: 'Ruim' },
              { percentage: 25, name: 'Matig' },
              { percentage: 0, name: 'Slecht' },
            ],
          },
        ],
      },
    ]);
  });

  it('says at its level what is wrong, and what a percentage earns', async () => {
    await showStep2(LEVELS);
    expect(listed()).toEqual([
      '100 % (€50.000,-): Goed',
      '33,3 % (€16.650,-): Voldoende',
      '0 % (€0,-): Onvoldoende',
    ]);
    await change.click();
    await percentageOf(2).fill('33,33');
    await nameOf(3).fill('goed');
    await save.click();
    await expect
      .element(level(2).getByText('Vul een percentage van 0 tot en met 100 in, met hooguit één decimaal'))
      .toBeVisible();
    await expect.element(level(3).getByText('Deze naam staat al in de lijst')).toBeVisible();
    await percentageOf(2).fill('12.5 %');
    await expect.element(level(2).getByText('€6.250,-')).toBeVisible();
    expect(sentChanges()).toEqual([]);
  });

  it('is taken away for euro', async () => {
    const shown = await showStep2(LEVELS);
    await change.click();
    await dialog.getByRole('button', { name: 'Terug naar euro’s' }).click();
    await expect.element(make).toBeVisible();
    expect(shown.stored().criteria).toEqual([PLANNING]);
  });

  it('that a colleague changed first is not overwritten unless that is chosen', async () => {
    const shown = await showStep2(LEVELS);
    await change.click();
    await nameOf(1).fill('Uitstekend');
    const theirs = LEVELS.map((each) => (each.percentage === 33.3 ? { ...each, percentage: 50 } : each));
    const current = shown.changeElsewhere({ criteria: [{ ...PLANNING, scale: theirs }] });
    server.answer(endpoints.updateProject, ({ headers, payload }) =>
      headers['if-match'] === '1'
        ? refused(409, { detail: 'Dit project is gewijzigd.', current })
        : shown.changeElsewhere({ criteria: payload.criteria as Project['criteria'] }),
    );
    await save.click();
    const stale = page.getByRole('alertdialog', { name: 'Iemand anders was u voor' });
    await expect
      .element(
        stale.getByRole('row', {
          name: 'Planning 0 % Onvoldoende / 33,3 % Voldoende / 100 % Uitstekend 0 % Onvoldoende / 50 % Voldoende / 100 % Goed',
        }),
      )
      .toBeVisible();
    expect(shown.stored().criteria[0]?.scale).toEqual(theirs);
    await stale.getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(nameOf(1)).toHaveValue('Uitstekend');
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shown.stored().criteria[0]?.scale?.[0]).toEqual({ percentage: 100, name: 'Uitstekend' });
  });

  it('that came onto the screen behind the dialog is not overwritten either', async () => {
    const shown = await showStep2(LEVELS);
    await change.click();
    await nameOf(1).fill('Uitstekend');
    const theirs = LEVELS.map((each) => (each.percentage === 33.3 ? { ...each, percentage: 50 } : each));
    shown.changeElsewhere({ criteria: [{ ...PLANNING, scale: theirs }] });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText('50 % (€25.000,-): Voldoende')).toBeInTheDocument();
    await save.click();
    const stale = page.getByRole('alertdialog', { name: 'Iemand anders was u voor' });
    await expect.element(stale).toBeVisible();
    expect(sentChanges()).toEqual([]);
    await stale.getByRole('button', { name: 'Sla mijn waarden toch op' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shown.stored().criteria[0]?.scale?.[0]).toEqual({ percentage: 100, name: 'Uitstekend' });
  });
});
