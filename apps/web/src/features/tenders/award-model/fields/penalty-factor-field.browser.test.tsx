import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refused, server } from '../../../../testing/server.ts';
import { FILLED_IN, sentChanges, showAwardModel, stepHeader } from '../../../../testing/show-award-model.tsx';

const STEP_3 = { ...FILLED_IN, mki_upper_boundary: null, mki_lower_boundary: null } as const;
const factor = page.getByRole('textbox', { name: 'Factor van de indicatieve boete' });

describe('the factor of the penalty', () => {
  it('is stored when its user goes on, if it is another one from 0 to 10', async () => {
    await showAwardModel({ project: STEP_3 });
    await expect.element(factor).toHaveValue('1,5');
    for (const wrong of ['', '10,01', '1.5', '-1', '1,234', 'x']) {
      await factor.fill(wrong);
      (factor.element() as HTMLElement).blur();
      await expect.element(page.getByText(/^Vul een getal van 0 tot en met 10 in/)).toBeVisible();
    }
    await factor.fill('1,50');
    (factor.element() as HTMLElement).blur();
    await expect.element(factor).toHaveValue('1,5');
    expect(sentChanges()).toEqual([]);
    await factor.fill('2,25');
    (factor.element() as HTMLElement).blur();
    await expect.poll(sentChanges).toEqual([{ mki_penalty_factor: 2.25 }]);
    await expect.element(factor).toHaveValue('2,25');
  });

  it('says why it is not stored, and keeps what was typed', async () => {
    await showAwardModel({ project: STEP_3 });
    server.answer(endpoints.updateProject, () => refused(409, { detail: 'De ontwerpfase is voltooid' }));
    await factor.fill('3');
    (factor.element() as HTMLElement).blur();
    await expect.element(page.getByText('De factor van de boete is niet opgeslagen')).toBeVisible();
    await expect.element(factor).toHaveValue('3');
  });

  it('of a complete model can be read, not changed', async () => {
    await showAwardModel({
      project: {
        ...FILLED_IN,
        emvi_status: 'Locked',
        project_status: 'EMVI_Complete',
        mki_penalty_factor: 1.15,
      },
    });
    await stepHeader('Specificeren MKI').click();
    await expect.element(factor).toBeDisabled();
    await expect.element(factor).toHaveValue('1,15');
    await expect
      .element(factor)
      .toHaveAccessibleDescription(/Het model is voltooid en daarom alleen te lezen/);
  });

  it('of a tender that was awarded says at its place why it stays', async () => {
    await showAwardModel({
      project: { ...FILLED_IN, emvi_status: 'Locked', project_status: 'Design_Phase_Complete' },
    });
    await stepHeader('Specificeren MKI').click();
    await expect.element(factor).toBeDisabled();
    await expect
      .element(factor)
      .toHaveAccessibleDescription(/De aanbestedingsfase is voltooid: het model is alleen te lezen\.$/);
  });

  it('of open bids says that it lies fixed unless a correction runs', async () => {
    await showAwardModel({ project: { ...STEP_3, bids_opened: '04/05/2026 10:00:00' } });
    await expect.element(factor).toHaveAccessibleDescription(/tenzij er een correctie loopt\.$/);
  });
});
