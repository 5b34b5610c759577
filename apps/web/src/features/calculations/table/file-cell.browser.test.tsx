import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalculations, exampleCalculation } from '../../../testing/calculation-answers.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server } from '../../../testing/server.ts';
import { rowOf, STAFF, showCalculations } from '../../../testing/show-calculations.tsx';

const NAME = 'Ontwerp mei';

describe('the file of a calculation', () => {
  const download = page.getByRole('button', { name: 'brug.xlsx downloaden' });

  it('comes back as it was uploaded, under its own name, for staff', async () => {
    answerCalculations(exampleCalculation());
    server.answer(endpoints.downloadCalculation, () => new Blob([new Uint8Array([80, 75, 3, 4, 255])]));
    await showCalculations({ actor: STAFF });
    const { name, bytes } = await savedBy(() => download.click());
    expect(name).toBe('brug.xlsx');
    expect([...bytes]).toEqual([80, 75, 3, 4, 255]);
  });

  it('is not there for others', async () => {
    answerCalculations(exampleCalculation());
    await showCalculations();
    await expect.element(rowOf(NAME).getByText('brug.xlsx')).toBeVisible();
    await expect.element(download).not.toBeInTheDocument();
  });

  it('that cannot be fetched says so at its row, until that is dismissed', async () => {
    answerCalculations(exampleCalculation());
    server.answer(endpoints.downloadCalculation, () => refused(404));
    await showCalculations({ actor: STAFF });
    await download.click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Dit bestaat niet (meer)');
    await alert.getByRole('button', { name: 'Melding sluiten' }).click();
    await expect.element(alert).not.toBeInTheDocument();
  });
});
