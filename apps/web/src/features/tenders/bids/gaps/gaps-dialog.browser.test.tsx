import type { Applicant, BidGapAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { calculatedBid } from '../../../../testing/example-bids.ts';
import { refused, server } from '../../../../testing/server.ts';
import { bidRow, changedByColleague, showBidders } from '../../../../testing/show-bidders.tsx';

const dialog = page.getByRole('dialog', { name: 'Wat ontbreekt aan de inschrijving van Noord' });
const part = (name: string) => dialog.getByRole('group', { name: new RegExp(`^${name}`) });
const REASON = 'Het vervoer is er wel';
const OPENED = { bids_opened: '03/05/2026 11:00:00' };

const gap = (more: Partial<BidGapAnswer>): BidGapAnswer => ({
  ...{ kind: 'module:A4', posts: 5, unvalued_posts: 0, weight_mki: 300, filled_mki: 300 },
  ...{ filled_mki_beside_posts: 300, choices: ['zero', 'baseline', 'set-aside'], ...more },
});
const POSTS = gap({
  kind: 'posts',
  posts: 2,
  weight_mki: 500,
  filled_mki: 500,
  filled_mki_beside_posts: 500,
});

function lacking(more: Partial<Applicant> = {}): Applicant {
  return calculatedBid(1, 1000, {
    ...{
      standing: 'not-whole',
      mki_score: null,
      fictional_quote_price: null,
      rank: null,
      counting_mki: null,
    },
    gaps: [gap({ filled_mki_beside_posts: 100 }), POSTS],
    ...more,
  });
}

/** Answers as the server does, with the bid as it then is. */
async function open(bid: Applicant = lacking()) {
  const tender = await showBidders({ project: OPENED, bids: [bid] });
  server.answer(endpoints.decideGaps, ({ payload }) => {
    const decisions = payload.decisions.map((each) => ({
      ...each,
      ...{ decided_by: 'Lotte Lid', decided: '26/05/2026 10:00:00', filled_mki: 0 },
    }));
    const decided = { ...bid, decisions, standing: 'scored' as const, counting_mki: 1000 };
    tender.bids = [decided];
    return decided;
  });
  await bidRow('Noord')
    .getByRole('button', { name: /^Besluiten over wat ontbreekt/ })
    .click();
  return tender;
}

describe('what a bid lacks', () => {
  it('is told in its row, with how many decisions it takes', async () => {
    await showBidders({ project: OPENED, bids: [lacking()] });
    await expect.element(bidRow('Noord').getByText('Niet volledig: nog 2 besluiten nodig')).toBeVisible();
  });

  it('is decided about part by part, and says what the MKI comes to: what is a missing post’s counts once', async () => {
    await open();
    await part('Module A4')
      .getByRole('radio', { name: /^Aanvullen .* \+€300,-$/ })
      .click();
    await expect.element(dialog.getByText(/^Nog 1 onderdeel zonder besluit/)).toBeVisible();
    await part('Posten van de baseline')
      .getByRole('radio', { name: /^Aanvullen .* \+€500,-$/ })
      .click();
    await expect.element(part('Module A4').getByText(/\+€100,-$/)).toBeVisible();
    await expect.element(dialog.getByText('+€600,-')).toBeVisible();
    await expect.element(dialog.getByText('€1.600,-')).toBeVisible();
    await part('Posten van de baseline').getByRole('radio', { name: 'Telt als 0' }).click();
    await expect.element(dialog.getByText('€1.300,-')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reden/ }).fill(REASON);
    await dialog.getByRole('button', { name: 'Besluiten vastleggen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.asked(endpoints.decideGaps).map(({ payload }) => payload)).toEqual([
      {
        decisions: [
          { kind: 'module:A4', choice: 'baseline', reason: REASON },
          { kind: 'posts', choice: 'zero', reason: REASON },
        ],
        shown: expect.objectContaining({ gaps: lacking().gaps, gap_decisions: [] }),
      },
    ]);
    await expect.element(bidRow('Noord').getByText('Niet volledig: telt mee na besluit')).toBeVisible();
  });

  it('says of which part the bid itself declares in its other set what it leaves empty, before anybody decides', async () => {
    await open(lacking({ denied_gaps: [{ kind: 'module:A4', set: 'a2', posts: 3 }] }));
    await expect
      .element(
        part('Module A4').getByText(
          'Bij 3 posten geeft dezelfde berekening A4 in Set A2 wel op. Dat er niets is, spreekt de inschrijving dus zelf tegen.',
        ),
      )
      .toBeVisible();
    expect(part('Posten van de baseline').getByText(/spreekt de inschrijving/).length).toBe(0);
  });

  it('asks for a choice and its reason', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Besluiten vastleggen' }).click();
    await expect.element(dialog.getByRole('alert').getByText('Kies eerst wat u besluit.')).toBeVisible();
    await dialog.getByRole('button', { name: 'telt als 0', exact: true }).click();
    await dialog.getByRole('textbox', { name: /^Reden/ }).fill('Te kort');
    await dialog.getByRole('button', { name: 'Besluiten vastleggen' }).click();
    expect(server.asked(endpoints.decideGaps)).toEqual([]);
  });

  it('offers no filling where the baseline has no value, and says of how many posts it has none', async () => {
    await open(
      lacking({
        gaps: [gap({ unvalued_posts: 5, filled_mki: 0, choices: ['zero', 'set-aside'] })],
      }),
    );
    await expect
      .element(part('Module A4').getByText(/Voor 5 posten heeft de baseline geen waarde/))
      .toBeVisible();
    expect(part('Module A4').getByRole('radio').length).toBe(2);
  });

  it('keeps what was typed when it is otherwise by now, and says what changed', async () => {
    await open();
    server.answer(endpoints.decideGaps, () =>
      refused(409, {
        detail: 'Wat u bevestigde, is intussen veranderd. Er is niets vastgelegd: bekijk het opnieuw.',
        shown: { gap_decisions: [] },
        current: { gap_decisions: [{ kind: 'posts', choice: 'zero', reason: REASON }] },
      }),
    );
    await dialog.getByRole('button', { name: 'aanvullen', exact: true }).click();
    await dialog.getByRole('textbox', { name: /^Reden/ }).fill(REASON);
    await dialog.getByRole('button', { name: 'Besluiten vastleggen' }).click();
    await expect
      .element(dialog.getByText(/Posten van de baseline die er niet in staan: telt als 0/))
      .toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: /^Reden/ })).toHaveValue(REASON);
  });

  it('is looked at again once a colleague decided behind the question, and goes with what was shown', async () => {
    const tender = await open();
    await dialog.getByRole('button', { name: 'aanvullen', exact: true }).click();
    await dialog.getByRole('textbox', { name: /^Reden/ }).fill(REASON);
    const decided = {
      ...({ kind: 'posts', choice: 'zero', reason: REASON, filled_mki: 0 } as const),
      ...{ decided_by: 'Bo Bakker', decided: '26/05/2026 10:00:00' },
    };
    changedByColleague(tender, [lacking({ decisions: [decided] })]);
    const save = dialog.getByRole('button', { name: 'Besluiten vastleggen' });
    await expect
      .element(dialog.getByText(/Posten van de baseline die er niet in staan: telt als 0/))
      .toBeVisible();
    await expect.element(save).toBeDisabled();
    expect(server.asked(endpoints.decideGaps)).toEqual([]);
    await dialog.getByRole('button', { name: 'Opnieuw bekijken' }).click();
    await save.click();
    await expect
      .poll(() => server.asked(endpoints.decideGaps).map(({ payload }) => payload))
      .toMatchObject([
        { shown: { gaps: [{ posts: 5 }, { posts: 2 }], gap_decisions: [{ kind: 'posts', choice: 'zero' }] } },
      ]);
  });

  it('can be looked at once there is a winner, and not decided about', async () => {
    const decision = { ...({ kind: 'posts', choice: 'set-aside', reason: REASON } as const), filled_mki: 0 };
    const aside = lacking({
      standing: 'set-aside',
      decisions: [{ ...decision, decided_by: 'Bo Jansen', decided: '26/05/2026 10:00:00' }],
    });
    await showBidders({
      project: OPENED,
      bids: [aside, calculatedBid(2, 50_000, { name: 'Oost', active: true, rank: 1 })],
    });
    await expect.element(bidRow('Noord').getByText('Niet volledig: terzijde gelegd')).toBeVisible();
    await bidRow('Noord')
      .getByRole('button', { name: /^Bekijken wat ontbreekt/ })
      .click();
    await expect.element(dialog.getByText(/^Besloten door Bo Jansen op 26-05-2026 10:00/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Besluiten vastleggen' }).length).toBe(0);
    for (const radio of dialog.getByRole('radio').elements()) expect(radio).toHaveProperty('disabled', true);
  });
});
