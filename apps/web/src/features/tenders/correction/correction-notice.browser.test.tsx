import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CORRECTING } from '../../../testing/bid-answers.ts';
import { exampleBid, METHOD_BIDS } from '../../../testing/example-bids.ts';
import { atSize, expectNothingCut } from '../../../testing/on-screen.ts';
import { refused, server } from '../../../testing/server.ts';
import { FILLED_IN, mkiDiscount, showAwardModel, stepHeader } from '../../../testing/show-award-model.tsx';
import { bidRow, showBidders } from '../../../testing/show-bidders.tsx';

const FIXED = /De inschrijvingen zijn geopend op 04-05-2026 10:00\. Model en inschrijvingen liggen vast\./;
const OPENED = { bids_opened: '04/05/2026 10:00:00' } as const;
const begin = page.getByRole('button', { name: 'Correctie beginnen' });
const end = page.getByRole('button', { name: 'Correctie afronden' });
const dialog = page.getByRole('dialog', { name: 'Correctie beginnen' });
const reason = dialog.getByRole('textbox', { name: 'Reden van de correctie' });
const confirm = dialog.getByRole('button', { name: 'Correctie beginnen' });
const add = page.getByRole('button', { name: 'Voeg inschrijver toe' });

describe('bidders after the opening', () => {
  it('lie fixed: nothing of a bid can be changed, and a winner can be chosen', async () => {
    await showBidders({
      bids: [
        ...METHOD_BIDS,
        exampleBid({ uuid: METHOD_BIDS[0]?.uuid.replace(/1$/, '9') ?? '', name: 'Zonder' }),
      ],
      project: {},
    });
    await expect.element(page.getByText(FIXED)).toBeVisible();
    await expect.element(bidRow('Noord')).toBeVisible();
    expect(add.length).toBe(0);
    expect(
      page.getByRole('button', { name: /Inschrijving aanpassen|Inschrijver .* verwijderen|uploaden/ }).length,
    ).toBe(0);
    await expect
      .element(page.getByRole('checkbox', { name: 'Noord tot winnaar kiezen' }))
      .toHaveAttribute('aria-disabled', 'false');
    await page.getByRole('checkbox', { name: 'Zonder tot winnaar kiezen' }).hover({ force: true });
    await expect
      .element(page.getByRole('tooltip'))
      .toMatchTextContent(/Begin een correctie en upload de berekening/);
  });

  it('are changed in a correction, which is begun with a reason and ended', async () => {
    await showBidders({ bids: METHOD_BIDS, project: {} });
    await begin.click();
    await reason.fill('Te kort');
    await confirm.click();
    await expect.element(dialog.getByText('Vul een reden in van 10 tot 1000 tekens')).toBeVisible();
    expect(server.asked(endpoints.beginCorrection)).toEqual([]);
    await reason.fill('  De prijs van Oost is verkeerd overgenomen ');
    await confirm.click();
    await expect.element(page.getByText('Er loopt een correctie')).toBeVisible();
    await expect
      .element(page.getByText(/Lotte Lid is deze correctie begonnen op 05-05-2026 09:00/))
      .toBeVisible();
    await expect.element(page.getByText('Reden: De prijs van Oost is verkeerd overgenomen')).toBeVisible();
    expect(server.asked(endpoints.beginCorrection).map(({ payload }) => payload)).toEqual([
      { reason: 'De prijs van Oost is verkeerd overgenomen' },
    ]);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(add).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('Er loopt een correctie');
    await end.click();
    await expect.element(page.getByText(FIXED)).toBeVisible();
    expect(add.length).toBe(0);
    await expect.poll(() => document.activeElement?.textContent).toContain('liggen vast');
  });

  it('keep what was typed of a reason when the correction could not begin, and say why', async () => {
    await showBidders({ bids: METHOD_BIDS, project: {} });
    server.answer(endpoints.beginCorrection, () =>
      refused(409, { detail: 'Bo is al een correctie begonnen' }),
    );
    await begin.click();
    await reason.fill('De prijs van Oost is verkeerd overgenomen');
    await confirm.click();
    await expect.element(dialog.getByText('Bo is al een correctie begonnen')).toBeVisible();
    await expect.element(reason).toHaveValue('De prijs van Oost is verkeerd overgenomen');
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await expect.element(page.getByText(FIXED)).toBeVisible();
    expect(page.getByText('Bo is al een correctie begonnen').length).toBe(0);
  });

  it('say why a correction could not be ended', async () => {
    await showBidders({ bids: METHOD_BIDS });
    server.answer(endpoints.endCorrection, () => refused(409, { detail: 'Er loopt geen correctie' }));
    await end.click();
    await expect.element(page.getByText('Er loopt geen correctie')).toBeVisible();
  });

  it('keep the correction open while one of them is filled in, and say why', async () => {
    await showBidders({ bids: METHOD_BIDS });
    await page.getByRole('button', { name: 'Inschrijving aanpassen van Noord' }).click();
    await page.getByRole('textbox', { name: 'Inschrijfprijs', exact: true }).fill('1010000');
    await end.click({ force: true });
    await expect
      .element(page.getByRole('tooltip'))
      .toMatchTextContent('U past een inschrijving aan. Sla die eerst op of annuleer.');
    expect(server.asked(endpoints.endCorrection)).toEqual([]);
    await expect.element(page.getByText('Er loopt een correctie')).toBeVisible();
    await page.getByRole('button', { name: 'Aanpassen annuleren' }).click();
    await end.click();
    await expect.element(page.getByText(FIXED)).toBeVisible();
  });

  it('of a phase that is complete offer no correction', async () => {
    await showBidders({ bids: METHOD_BIDS, project: { project_status: 'Design_Phase_Complete' } });
    await expect.element(page.getByText('De inschrijvingen zijn geopend op 04-05-2026 10:00.')).toBeVisible();
    expect(begin.length).toBe(0);
  });

  it('at 390 px fit, and so does the dialog', async () => {
    await atSize(390, 844, async () => {
      await showBidders({ bids: METHOD_BIDS, project: {} });
      await begin.click();
      await expect.element(confirm).toBeVisible();
      expectNothingCut();
    });
  });
});

describe('the award model after the opening', () => {
  it('can be read only, without the way to take it up again', async () => {
    await showAwardModel({
      project: { ...FILLED_IN, ...OPENED, emvi_status: 'Locked', project_status: 'EMVI_Complete' },
    });
    await expect.element(page.getByText(FIXED)).toBeVisible();
    expect(page.getByRole('button', { name: 'Criterium MKI aanpassen' }).length).toBe(0);
    await begin.click();
    await expect.element(dialog).toBeVisible();
  });

  it('of a phase that is complete offers no correction', async () => {
    await showAwardModel({
      project: { ...FILLED_IN, ...OPENED, emvi_status: 'Locked', project_status: 'Design_Phase_Complete' },
    });
    await expect.element(stepHeader('Overzicht')).toBeVisible();
    expect([begin.length, end.length]).toEqual([0, 0]);
    expect(page.getByText(FIXED).length).toBe(0);
  });

  it('that was taken up again is fixed too, but can be completed', async () => {
    await showAwardModel({ project: { ...FILLED_IN, ...OPENED, emvi_status: 'Editing' } });
    await stepHeader('Verdelen van totale fictieve korting').click();
    await expect.element(mkiDiscount).toBeDisabled();
    await stepHeader('Overzicht').click();
    await expect.element(page.getByRole('button', { name: 'Criterium MKI Voltooien' })).toBeEnabled();
  });

  it('can be changed while a correction runs', async () => {
    await showAwardModel({ project: { ...FILLED_IN, ...OPENED, ...CORRECTING, emvi_status: 'Editing' } });
    await expect.element(page.getByText('Er loopt een correctie')).toBeVisible();
    await stepHeader('Verdelen van totale fictieve korting').click();
    await expect.element(mkiDiscount).toBeEnabled();
  });
});
