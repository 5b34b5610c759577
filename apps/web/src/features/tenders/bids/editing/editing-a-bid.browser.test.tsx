import { endpoints } from '@milieuspoor/contract';
import { BID_DATA, keysOf } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CORRECTING } from '../../../../testing/bid-answers.ts';
import { applicantUuid, exampleBid, METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { refused, server, UNREACHABLE } from '../../../../testing/server.ts';
import { bidRow, showBidders } from '../../../../testing/show-bidders.tsx';
import { slowProcessor } from '../../../../testing/slow-processor.ts';
import { nl } from '../../../../text/nl/index.ts';

const add = page.getByRole('button', { name: 'Voeg inschrijver toe' });
const pencil = page.getByRole('button', { name: 'Inschrijving aanpassen van Noord' });
const name = page.getByRole('textbox', { name: 'Inschrijver', exact: true });
const quote = page.getByRole('textbox', { name: 'Inschrijfprijs', exact: true });
const discount = page.getByRole('textbox', { name: 'Fictieve korting overige criteria' });
const save = page.getByRole('button', { name: 'Inschrijving opslaan' });
const cancel = page.getByRole('button', { name: 'Aanpassen annuleren' });
const updates = () => server.asked(endpoints.updateApplicant).map(({ payload }) => payload);

describe('adding a bidder', () => {
  it('fills in a whole row by keyboard, and the focus goes back to the button', async () => {
    await showBidders();
    await add.click();
    await expect.poll(() => document.activeElement).toBe(name.element());
    await userEvent.keyboard('Noord{Tab}1000000{Tab}50000{Enter}');
    await expect.element(bidRow('Noord')).toMatchTextContent(/€1\.000\.000,-/);
    await expect.poll(() => document.activeElement).toBe(add.element());
    expect(server.asked(endpoints.createApplicant).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ name: 'Noord', quote_price: 1_000_000, criteria_discount: 50_000 }),
    ]);
  });

  it('gives the keyboard back to the button on a slow machine too', async () => {
    await showBidders();
    await slowProcessor();
    await add.click();
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('Noord{Tab}1000000{Tab}50000{Enter}');
    await expect.element(add).toHaveFocus();
  });

  it('takes no letter and no sign, and makes no other amount of what comes after a comma', async () => {
    await showBidders();
    await add.click();
    await userEvent.keyboard('Noord{Tab}-1a2x34,50');
    await expect.element(quote).toHaveValue('1.234');
    await expect.element(page.getByText('Vul een bedrag in hele euro’s in')).toBeVisible();
    await userEvent.keyboard('{Backspace}5');
    await expect.element(quote).toHaveValue('1.235');
    await expect.element(page.getByText('Vul een bedrag in hele euro’s in')).not.toBeInTheDocument();
  });

  it('says one fault once, in the same words at the field and below the table', async () => {
    await showBidders();
    await add.click();
    await userEvent.keyboard('Noord{Tab}x{Tab}0{Enter}');
    const words = 'Dit veld is vereist';
    await expect.element(page.getByRole('alert')).toMatchTextContent(`Inschrijfprijs: ${words}`);
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    expect(page.getByText(/bedrag in hele euro/).length).toBe(0);
    await quote.fill('1.5');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Inschrijfprijs: Vul een bedrag in/);
    await expect.element(page.getByText('Vul een bedrag in hele euro’s in', { exact: true })).toBeVisible();
    expect(server.asked(endpoints.createApplicant)).toEqual([]);
  });

  it('puts points between the thousands where one types', async () => {
    await showBidders();
    await add.click();
    await quote.click();
    await userEvent.keyboard('12345');
    await expect.element(quote).toHaveValue('12.345');
    await userEvent.keyboard('{Home}9');
    await expect.element(quote).toHaveValue('912.345');
    await userEvent.keyboard('8');
    await expect.element(quote).toHaveValue('9.812.345');
  });

  it('validates the whole row first and says what is wrong in place of the button', async () => {
    await showBidders();
    await add.click();
    await discount.fill('50001');
    await save.click();
    const message = page.getByRole('alert');
    await expect.element(message).toMatchTextContent(/Inschrijver: Dit veld is vereist/);
    await expect.element(message).toMatchTextContent(/Inschrijfprijs: Dit veld is vereist/);
    await expect.element(message).toMatchTextContent(/overige criteria: Maximale korting is €50\.000,-/);
    await expect.element(add).not.toBeInTheDocument();
    expect(server.asked(endpoints.createApplicant)).toEqual([]);
    await name.fill('Noord');
    await quote.fill('0');
    await discount.fill('50000');
    await expect.element(message).not.toBeInTheDocument();
  });

  it('reads an amount that is pasted, and takes none that has cents', async () => {
    await showBidders();
    await add.click();
    paste(quote.element(), '€ 1.250.000,-');
    await expect.element(quote).toHaveValue('1.250.000');
    paste(quote.element(), '1.250,50');
    await expect.element(quote).toHaveValue('1.250.000');
    await expect.element(page.getByText('Vul een bedrag in hele euro’s in')).toBeVisible();
  });

  it('asks for no discount where the model has nothing for other criteria', async () => {
    await showBidders({ project: { ...CORRECTING, criteria_max_discount: 0 } });
    await add.click();
    await expect.element(quote).toBeVisible();
    expect(discount.length).toBe(0);
  });

  it('that fails keeps what was typed, says so, and is tried again', async () => {
    await showBidders();
    server.answer(endpoints.createApplicant, () => UNREACHABLE);
    await add.click();
    await userEvent.keyboard('Noord{Tab}5{Tab}0{Enter}');
    await expect.element(page.getByText('De inschrijving is niet opgeslagen')).toBeVisible();
    await expect.element(name).toHaveValue('Noord');
    server.answer(endpoints.createApplicant, () => exampleBid({ quote_price: 5 }));
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(add).toBeVisible();
  });
});

describe('changing a bid', () => {
  it('sends what was changed, as it was seen', async () => {
    await showBidders({ bids: METHOD_BIDS });
    await pencil.click();
    await expect.element(quote).toHaveValue('1.000.000');
    await quote.fill('990000');
    await save.click();
    await expect.element(bidRow('Noord')).toMatchTextContent(/€990\.000,-/);
    const [asked] = server.asked(endpoints.updateApplicant);
    expect(asked?.payload).toEqual({ quote_price: 990_000 });
    expect(asked?.headers['if-match']).toBe('1');
    await expect.poll(() => document.activeElement).toBe(pencil.element());
  });

  it('by Esc or the cross leaves the row as it was', async () => {
    await showBidders({ bids: METHOD_BIDS });
    await pencil.click();
    await quote.fill('1');
    await userEvent.keyboard('{Escape}');
    await expect.element(bidRow('Noord')).toMatchTextContent(/€1\.000\.000,-/);
    await expect.poll(() => document.activeElement).toBe(pencil.element());
    await pencil.click();
    await quote.fill('1');
    await cancel.click();
    await expect.element(bidRow('Noord')).toMatchTextContent(/€1\.000\.000,-/);
    expect(updates()).toEqual([]);
  });

  it('that changes nothing sends nothing', async () => {
    await showBidders({ bids: METHOD_BIDS });
    await pencil.click();
    await save.click();
    await expect.element(pencil).toBeVisible();
    expect(updates()).toEqual([]);
  });

  it('leaves the acts of other rows out of use meanwhile', async () => {
    await showBidders({ bids: METHOD_BIDS });
    await pencil.click();
    for (const control of [
      page.getByRole('button', { name: 'Inschrijving aanpassen van Oost' }),
      page.getByRole('button', { name: 'Inschrijver Oost verwijderen' }),
      page.getByRole('button', { name: 'Berekening vervangen van Oost' }),
      page.getByRole('checkbox', { name: 'Oost tot winnaar kiezen' }),
    ])
      await expect.element(control).toHaveAttribute('aria-disabled', 'true');
  });

  it('after somebody else did names what is there now, and overwrites it knowingly', async () => {
    const tender = await showBidders({ bids: METHOD_BIDS });
    await pencil.click();
    await quote.fill('990000');
    const newer = { ...exampleBid(), revision: 7, quote_price: 970_000 };
    let refusals = 1;
    server.answer(endpoints.updateApplicant, () => {
      if (refusals-- > 0)
        return refused(409, { detail: 'Pia Project heeft Noord gewijzigd.', current: newer });
      tender.bids = [{ ...newer, quote_price: 990_000 }];
      return { ...newer, quote_price: 990_000 };
    });
    await save.click();
    await expect.element(page.getByText('Pia Project heeft Noord gewijzigd.')).toBeVisible();
    await expect
      .element(page.getByText(/De inschrijving is nu: Noord, inschrijfprijs €970\.000,-/))
      .toBeVisible();
    await expect.element(quote).toHaveValue('990.000');
    await page.getByRole('button', { name: 'Mijn wijziging opslaan' }).click();
    await expect.element(bidRow('Noord')).toMatchTextContent(/€990\.000,-/);
    expect(server.asked(endpoints.updateApplicant).map(({ headers }) => headers['if-match'])).toEqual([
      '1',
      '7',
    ]);
    expect(updates()).toEqual([{ quote_price: 990_000 }, { quote_price: 990_000 }]);
  });

  it('has a place for each field, and names each of them after somebody else changed the bid', async () => {
    await showBidders({ bids: METHOD_BIDS });
    await pencil.click();
    const labels = keysOf(BID_DATA).map((key) => nl.bids.columns[key]);
    for (const label of labels)
      await expect.element(page.getByRole('textbox', { name: label, exact: true })).toBeVisible();
    const current = { ...exampleBid(), revision: 7 };
    server.answer(endpoints.updateApplicant, () => refused(409, { detail: 'Gewijzigd.', current }));
    await quote.fill('990000');
    await save.click();
    const told = page.getByText(/De inschrijving is nu: Noord/);
    for (const label of labels.filter((each) => each !== nl.bids.columns.name))
      await expect.element(told).toMatchTextContent(new RegExp(`, ${label} `, 'i'));
  });

  it('after somebody else did can go on from what is there now', async () => {
    await showBidders({ bids: METHOD_BIDS });
    await pencil.click();
    await quote.fill('990000');
    server.answer(endpoints.updateApplicant, () =>
      refused(409, {
        detail: 'Pia Project heeft Noord gewijzigd.',
        current: { ...exampleBid(), revision: 7, quote_price: 970_000 },
      }),
    );
    await save.click();
    await page.getByRole('button', { name: 'Nieuwste gegevens laden' }).click();
    await expect.element(quote).toHaveValue('970.000');
  });

  it('of a bidder whom somebody else deleted keeps what was typed, and enters it anew', async () => {
    const tender = await showBidders({ bids: [exampleBid()] });
    await pencil.click();
    await quote.fill('990000');
    tender.bids = [];
    server.answer(endpoints.updateApplicant, () => refused(404));
    await save.click();
    await expect.element(page.getByText(/Noord is intussen door iemand anders verwijderd/)).toBeVisible();
    await expect.element(quote).toHaveValue('990.000');
    await save.click();
    await expect.element(bidRow('Noord')).toMatchTextContent(/€990\.000,-/);
    expect(server.asked(endpoints.createApplicant).length).toBe(1);
  });
});

describe('discounts that a change of the model wiped', () => {
  const WIPED = /De kortingen in de kolom ‘fictieve kortingen, overige criteria’ zijn gewist/;

  it('are said in a red message of ten seconds and at their column, until somebody fills in a bid', async () => {
    await showBidders({
      project: { ...CORRECTING, applicants_criteria_discount_wiped: true },
      bids: [exampleBid({ criteria_discount: null })],
    });
    await expect.element(page.getByRole('alert').filter({ hasText: WIPED })).toBeVisible();
    const mark = page.getByRole('img', { name: WIPED });
    await expect.element(mark).toBeVisible();
    await pencil.click();
    await expect.element(mark).not.toBeInTheDocument();
    expect(server.asked(endpoints.updateProject).map(({ payload }) => payload)).toEqual([
      { applicants_criteria_discount_wiped: false },
    ]);
    await expect.element(page.getByText(WIPED), { timeout: 12_000 }).not.toBeInTheDocument();
  });

  it('need nothing to be saved where none were wiped', async () => {
    await showBidders({ bids: [exampleBid({ uuid: applicantUuid(1) })] });
    await pencil.click();
    await expect.element(quote).toBeVisible();
    expect(server.asked(endpoints.updateProject)).toEqual([]);
    expect(page.getByText(WIPED).length).toBe(0);
  });
});

function paste(target: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}
