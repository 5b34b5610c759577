import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CORRECTING } from '../../../../testing/bid-answers.ts';
import { cellsOf } from '../../../../testing/charts-on-screen.ts';
import { atSize, expectNothingCut } from '../../../../testing/on-screen.ts';
import { refused, server } from '../../../../testing/server.ts';
import { bidRow, showBidders } from '../../../../testing/show-bidders.tsx';

const dialog = page.getByRole('dialog', { name: 'Inschrijvers uit een spreadsheet plakken' });
const field = dialog.getByRole('textbox', { name: 'Geplakte rijen' });
const preview = dialog.getByRole('table', { name: 'Zo worden ze ingevoerd' });
const ROWS = 'Inschrijver\tPrijs\tKorting\nNoord\t€ 1.000.000\t50.000\nOost\t920,000.00\t30000';

async function openDialog(): Promise<void> {
  await page.getByRole('button', { name: 'Plak uit spreadsheet' }).click();
  await expect.element(field).toBeVisible();
}

describe('pasting bidders from a spreadsheet', () => {
  it('shows how they will be entered, and enters them all in one go', async () => {
    await showBidders();
    await openDialog();
    await field.fill(ROWS);
    await expect.element(dialog.getByText('2 inschrijvers gevonden, zonder problemen.')).toBeVisible();
    expect(cellsOf(preview.element())).toEqual([
      ['Rij', 'Inschrijver', 'Inschrijfprijs', 'Fictieve korting overige criteria'],
      ['2', 'Noord', '€1.000.000,-', '€50.000,-'],
      ['3', 'Oost', '€920.000,-', '€30.000,-'],
    ]);
    await dialog.getByRole('button', { name: 'Voeg 2 inschrijvers toe' }).click();
    await expect.element(bidRow('Oost')).toMatchTextContent(/€920\.000,-/);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.asked(endpoints.createApplicants).map(({ payload }) => payload.applicants)).toEqual([
      [
        { name: 'Noord', quote_price: 1_000_000, criteria_discount: 50_000, criteria: [] },
        { name: 'Oost', quote_price: 920_000, criteria_discount: 30_000, criteria: [] },
      ],
    ]);
  });

  it('says every problem at its row, and stores nothing while there is one', async () => {
    await showBidders();
    await openDialog();
    await field.fill('Noord\t1.000.000\t50.001\nOost\tcirca 5\t\n\t10,50\t0\nWest\t5\t0\t9');
    await expect
      .element(dialog.getByText('4 rijen hebben een probleem. Er is niets opgeslagen.'))
      .toBeVisible();
    const said = cellsOf(preview.element())
      .slice(1)
      .map((row) => row[4]);
    expect(said).toEqual([
      'Fictieve korting overige criteria: Maximale korting is €50.000,-',
      'Inschrijfprijs: ‘circa 5’ is geen bedrag',
      'Inschrijver: Dit veld is vereistInschrijfprijs: Vul een bedrag in hele euro’s in',
      'Deze rij heeft meer dan 3 kolommen',
    ]);
    await expect.element(dialog.getByRole('button', { name: 'Voeg inschrijvers toe' })).toBeDisabled();
  });

  it('asks a column for each criterion that the project names, with every problem at row and column', async () => {
    const criteria = [
      {
        uuid: '0e000000-0000-4000-8000-000000000001',
        name: 'Hinderbeperking',
        max_discount: 30_000,
        scale: null,
      },
      { uuid: '0e000000-0000-4000-8000-000000000002', name: 'Planning', max_discount: 20_000, scale: null },
    ];
    await showBidders({ project: { ...CORRECTING, criteria } });
    await openDialog();
    await field.fill('Noord;1.000.000;30.001;\nOost; Zuid\t5\t0\t0');
    await expect.element(dialog.getByText(/gescheiden bij de puntkomma’s/)).toBeVisible();
    await field.fill('Noord;1.000.000;30.001;\nOost;5;0;0');
    await expect.element(dialog.getByText(/gescheiden bij/)).not.toBeInTheDocument();
    expect(cellsOf(preview.element())).toEqual([
      ['Rij', 'Inschrijver', 'Inschrijfprijs', 'Hinderbeperking', 'Planning', 'Probleem'],
      ['1', 'Noord', '€1.000.000,-', '€30.001,-', '€0,-', 'Hinderbeperking: Bovengrens is €30.000,-'],
      ['2', 'Oost', '€5,-', '€0,-', '€0,-', ''],
    ]);
    await field.fill('Noord;1.000.000;25.000;5.000');
    server.answer(endpoints.createApplicants, () =>
      refused(400, { '0.criteria.1': ['De maximale korting op dit criterium is intussen gewijzigd'] }),
    );
    await dialog.getByRole('button', { name: 'Voeg 1 inschrijver toe' }).click();
    await expect
      .element(dialog.getByText('Planning: De maximale korting op dit criterium is intussen gewijzigd'))
      .toBeVisible();
    expect(server.asked(endpoints.createApplicants).map(({ payload }) => payload.applicants)).toEqual([
      [
        {
          name: 'Noord',
          quote_price: 1_000_000,
          criteria_discount: null,
          criteria: [
            { uuid: criteria[0]?.uuid, name: 'Hinderbeperking', value: 25_000, upper_boundary: 30_000 },
            { uuid: criteria[1]?.uuid, name: 'Planning', value: 5_000, upper_boundary: 20_000 },
          ],
        },
      ],
    ]);
  });

  it('lists the columns of criteria with long names, and says problems with both ends of the name', async () => {
    const long =
      'Beperking van hinder voor omwonenden, winkels en scholen in de binnenstad tijdens de hele uitvoering';
    const criteria = [
      { uuid: '0e000000-0000-4000-8000-000000000001', name: long, max_discount: 30_000, scale: null },
      {
        uuid: '0e000000-0000-4000-8000-000000000002',
        name: `Z${long.slice(1)}`,
        max_discount: 20_000,
        scale: null,
      },
    ];
    await showBidders({ project: { ...CORRECTING, criteria } });
    await openDialog();
    const items = dialog.getByRole('list', { name: 'Kolommen om te kopiëren' }).getByRole('listitem');
    expect(items.elements().map(({ textContent }) => textContent)).toEqual([
      'Inschrijver',
      'Inschrijfprijs',
      ...criteria.map(({ name }) => name),
    ]);
    await field.fill('Noord;1.000.000;30.001;5');
    expect(cellsOf(preview.element())[1]?.[5]).toBe(
      'Beperking van hinder voor…hele uitvoering: Bovengrens is €30.000,-',
    );
    expectNothingCut();
  });

  it('that the server refuses has its reasons at the rows, until something else is pasted', async () => {
    await showBidders();
    server.answer(endpoints.createApplicants, () =>
      refused(400, { '1.name': ['Er is al een inschrijver met deze naam.'] }),
    );
    await openDialog();
    await field.fill(ROWS);
    await dialog.getByRole('button', { name: 'Voeg 2 inschrijvers toe' }).click();
    await expect.element(dialog.getByText('1 rij heeft een probleem. Er is niets opgeslagen.')).toBeVisible();
    expect(cellsOf(preview.element())[2]?.[4]).toBe('Er is al een inschrijver met deze naam.');
    await field.fill(ROWS.replace('Oost', 'West'));
    await expect.element(dialog.getByText('2 inschrijvers gevonden, zonder problemen.')).toBeVisible();
  });

  it('that fails keeps what was pasted and says so', async () => {
    await showBidders();
    server.answer(endpoints.createApplicants, () => refused(409, { detail: 'Het project is vergrendeld.' }));
    await openDialog();
    await field.fill(ROWS);
    await dialog.getByRole('button', { name: 'Voeg 2 inschrijvers toe' }).click();
    await expect.element(dialog.getByText('Er is niets opgeslagen')).toBeVisible();
    await expect.element(dialog.getByText('Het project is vergrendeld.')).toBeVisible();
    await expect.element(field).toHaveValue(ROWS);
  });

  it('takes at most a hundred at once', async () => {
    await showBidders();
    await openDialog();
    await field.fill(Array.from({ length: 101 }, (_, place) => `Inschrijver ${place}\t5\t0`).join('\n'));
    await expect.element(dialog.getByText('Plak hooguit 100 inschrijvers tegelijk.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Voeg inschrijvers toe' })).toBeDisabled();
  });

  it('at 390 px takes the whole screen', async () => {
    await atSize(390, 844, async () => {
      await showBidders();
      await openDialog();
      await field.fill(ROWS);
      await expect.element(preview).toBeVisible();
      expectNothingCut();
    });
  });

  it('at 390 px shows every amount below the name of its criterion, however long that is', async () => {
    const name =
      'Beperking van hinder voor omwonenden, winkels en scholen in de binnenstad in de hele uitvoering';
    const criteria = ['A', 'B', 'C'].map((letter, place) => ({
      uuid: `0e000000-0000-4000-8000-00000000000${place}`,
      name: `${letter} ${name}`,
      max_discount: 10_000,
      scale: null,
    }));
    await atSize(390, 844, async () => {
      await showBidders({ project: { ...CORRECTING, criteria } });
      await openDialog();
      await field.fill('Noord;1.000.000;1.000;2.000;3.000');
      await expect.element(preview).toBeVisible();
      const room = preview.element().parentElement;
      expect(preview.element().scrollWidth).toBeLessThanOrEqual(room?.clientWidth ?? 0);
      expect(cellsOf(preview.element())[1]).toEqual([
        '1',
        'Noord',
        '€1.000.000,-',
        '€1.000,-',
        '€2.000,-',
        '€3.000,-',
      ]);
      expectNothingCut();
    });
  });
});
