import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
  exampleTotal,
} from '../../../testing/calculation-answers.ts';
import { refused, server } from '../../../testing/server.ts';
import { rowOf, showCalculations } from '../../../testing/show-calculations.tsx';

const NAME = 'Ontwerp mei';

describe('a row', () => {
  it('states name, moment, MKI with its set, and the end of the file name', async () => {
    answerCalculations(
      exampleCalculation({
        mki_value: 45_831.5,
        mki_set: 'a2',
        excel_file: 'Een heel lange naam van een bestand, versie 12.xlsx',
      }),
    );
    await showCalculations();
    const row = rowOf(NAME);
    const moment = row.getByText('03-05-2026 10:00');
    await moment.hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('03/05/2026 10:00:00');
    await expect.element(row).toMatchTextContent('€45.832,-');
    await expect.element(row.getByLabelText('Set A2, weegfactoren 2026-1')).toHaveTextContent('A2');
    await expect.element(row.getByText('n bestand, versie 12.xlsx', { exact: true })).toBeVisible();
  });

  it('is of the type of its table only', async () => {
    answerCalculations(
      exampleCalculation(),
      exampleCalculation({
        uuid: calculationUuid(2),
        name: 'Variant hout',
        calculation_type: 'design-optimization',
      }),
    );
    await showCalculations();
    await expect.element(rowOf(NAME)).toBeVisible();
    await expect.element(rowOf('Variant hout')).not.toBeInTheDocument();
  });

  it('that is not active is left out where only active ones are shown', async () => {
    answerCalculations(
      exampleCalculation({ active: true }),
      exampleCalculation({ uuid: calculationUuid(2), name: 'Ontwerp juni' }),
    );
    await showCalculations({ onlyActive: true });
    await expect.element(rowOf(NAME)).toBeVisible();
    await expect.element(rowOf('Ontwerp juni')).not.toBeInTheDocument();
  });

  it('says how many items leave something out, out of those of the set, and what the import doubts', async () => {
    answerCalculations(
      exampleCalculation({
        totals: [exampleTotal({ item_count: 41, items_without_co2: 3 })],
        warnings: ['Rij 7: eenheid onbekend'],
      }),
    );
    await showCalculations();
    await expect
      .element(page.getByText('Set A1: 3 van 41 posten geven geen CO2 op en tellen als 0.'))
      .toBeVisible();
    await page.getByText('1 waarschuwing').click();
    await expect
      .element(page.getByRole('list', { name: `Waarschuwingen bij ${NAME}` }))
      .toHaveTextContent('Rij 7: eenheid onbekend');
  });

  it('keeps what was asked of its uploader with the answer, in words', async () => {
    const answers = [{ question: 'In welke eenheid staat ADPF?', answer: 'MJ; reken om naar kg Sb-eq' }];
    answerCalculations(exampleCalculation({ answers }));
    await showCalculations();
    await page.getByText('1 vraag gesteld').click();
    const list = page.getByRole('list', { name: `Antwoorden bij ${NAME}` });
    await expect.element(list.getByText('In welke eenheid staat ADPF?')).toBeVisible();
    await expect.element(list.getByText('Antwoord: MJ; reken om naar kg Sb-eq')).toBeVisible();
  });
});

describe('the list', () => {
  it('holds what is on every page of the answer', async () => {
    server.answer(endpoints.listCalculations, ({ query }) => ({
      count: query.deleted === 'true' ? 0 : 2,
      next: query.deleted === 'true' || query.page === 2 ? null : '/api/v1/project-calculation/?page=2',
      previous: null,
      results:
        query.deleted === 'true'
          ? []
          : [exampleCalculation({ uuid: calculationUuid(query.page), name: `Pagina ${query.page}` })],
    }));
    await showCalculations();
    await expect.element(rowOf('Pagina 1')).toBeVisible();
    await expect.element(rowOf('Pagina 2')).toBeVisible();
  });

  it('that cannot be fetched says so, and is asked again', async () => {
    answerCalculations(exampleCalculation());
    server.answer(endpoints.listCalculations, () => refused(404));
    await showCalculations();
    const alert = page.getByRole('alert').first();
    await expect.element(alert).toBeVisible();
    answerCalculations(exampleCalculation());
    await alert.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(rowOf(NAME)).toBeVisible();
  });

  it('that is empty says what to bring', async () => {
    answerCalculations();
    await showCalculations();
    await expect.element(page.getByText('Er is nog geen baselineberekening')).toBeVisible();
    await expect.element(page.getByText(/Begin met de sjabloon/)).toBeVisible();
  });
});
