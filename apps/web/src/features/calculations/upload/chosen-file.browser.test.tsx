import { endpoints } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalculations } from '../../../testing/calculation-answers.ts';
import { PROJECT } from '../../../testing/example-project.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { server } from '../../../testing/server.ts';
import {
  choose,
  chooseButton,
  drop,
  panel,
  showUpload,
  workbook,
} from '../../../testing/show-calculations.tsx';
import { findStepAct } from '../../../ui/step-acts.ts';

const refusal = page.getByRole('alert').filter({ hasText: 'is niet toegevoegd' });

beforeEach(() => {
  answerCalculations();
});

const section = () => {
  const found = chooseButton.element().closest('section');
  if (!found) throw new Error('The button stands in no section');
  return found;
};

describe('a file', () => {
  it('is chosen among workbooks', async () => {
    await showUpload();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    expect(input?.accept).toBe('.xlsx,.xlsm,.xls');
    expect(input?.multiple).toBe(false);
  });

  it('is asked for by the next step, which opens the choice of a file', async () => {
    await showUpload();
    const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    findStepAct('upload-baseline')?.();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    await expect.element(chooseButton).toHaveFocus();
  });

  it('is checked first: sent with the project and the type, and stored by nobody', async () => {
    await showUpload({ type: 'design-optimization' });
    choose(workbook('brug.xlsx', 7));
    await expect.element(panel.getByText('Kan worden toegevoegd', { exact: true })).toBeVisible();
    const [check] = server.asked(endpoints.checkCalculation);
    expect(check?.payload).toEqual({
      project: PROJECT.uuid,
      calculation_type: 'design-optimization',
      reading_key: expect.any(String),
    });
    expect([check?.file?.name, check?.file?.size]).toEqual(['brug.xlsx', 7]);
    expect(server.asked(endpoints.uploadCalculation)).toEqual([]);
  });

  it('is taken where it is dropped as well', async () => {
    await showUpload();
    drop(section(), workbook());
    await expect.element(panel).not.toBeInTheDocument();
    drop(chooseButton.element(), workbook());
    await expect.element(panel).toBeVisible();
  });

  it.each([
    ['of another type', [workbook('brug.pdf')], 'Dit bestand heeft niet de extensie .xlsx, .xlsm of .xls.'],
    ['of more than 25 MB', [workbook('brug.xlsx', 25 * 1024 * 1024 + 1)], 'Het bestand is groter dan 25 MB.'],
    ['with another one', [workbook('brug.xlsx'), workbook('dijk.xlsx')], 'Voeg één bestand tegelijk toe.'],
  ])(
    '%s is refused before a byte of it is sent, and need not be tried again',
    async (_what, files, message) => {
      await showUpload();
      drop(chooseButton.element(), ...files);
      await expect.element(refusal).toMatchTextContent(message);
      await expect.element(refusal.getByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
      await refusal.getByRole('button', { name: 'Melding sluiten' }).click();
      await expect.element(refusal).not.toBeInTheDocument();
      expect(server.asked(endpoints.checkCalculation)).toEqual([]);
    },
  );

  it('with capitals in its extension is taken', async () => {
    await showUpload();
    choose(workbook('BRUG.XLSX'));
    await expect.element(page.getByRole('region', { name: 'Controle van BRUG.XLSX' })).toBeVisible();
  });
});

it('the template is downloaded under its own name', async () => {
  server.answer(endpoints.downloadTemplate, () => new Blob([new Uint8Array([9])]));
  await showUpload();
  const { name } = await savedBy(() => page.getByRole('button', { name: 'Download de sjabloon' }).click());
  expect(name).toBe('Milieuspoor-berekening-sjabloon.xlsx');
});
