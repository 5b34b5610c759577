import { type Applicant, endpoints, type OrganisationMember } from '@milieuspoor/contract';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ASKED } from '../../../../testing/bid-answers.ts';
import { exampleBid, METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { exampleSession, ORGANISATION } from '../../../../testing/example-session.ts';
import { atSize, expectNothingCut } from '../../../../testing/on-screen.ts';
import { leaveScreens } from '../../../../testing/render-screen.tsx';
import { refused, server } from '../../../../testing/server.ts';
import { bidRow, showBidders } from '../../../../testing/show-bidders.tsx';
import { STAFF } from '../../../../testing/show-calculations.tsx';

const SEALED = { bids_opened: null } as const;
/** Opening the bids changes the project. */
const OPENED = { bids_opened: '04/05/2026 10:00:00', modified: '04/05/2026 10:00:00' } as const;
const ask = page.getByRole('button', { name: 'Opening vragen' });
const dialog = page.getByRole('dialog', { name: 'Opening vragen' });
const sealedTitle = page.getByText('Prijzen en berekeningen zijn verzegeld');

const LATER = { uuid: '0d000000-0000-4000-8000-000000000099', name: 'Later' };

/** A bid of another member, as somebody else sees it. */
const OTHERS = exampleBid({
  sealed: true,
  entered_by: 'Pia Project',
  quote_price: null,
  criteria_discount: null,
  standing: null,
  mki_score: null,
  fictional_quote_price: null,
  rank: null,
});

function withoutScore(bid: Applicant): Applicant {
  return { ...bid, mki_score: null, fictional_quote_price: null, rank: null };
}

function member(number: number, first: string, more: Partial<OrganisationMember> = {}): OrganisationMember {
  return {
    uuid: `0a100000-0000-4000-8000-00000000000${number}`,
    organization: ORGANISATION.slug,
    user: {
      uuid: number === 1 ? exampleSession.user.uuid : `0f000000-0000-4000-8000-00000000000${number}`,
      first_name: first,
      last_name: 'Lid',
      email: `${first}@gemeente.example`,
      tel: '',
    },
    active: true,
    viewer: false,
    ...more,
  };
}

function answerMembers(...results: OrganisationMember[]): void {
  server.answer(endpoints.listOrganisationMembers, () => ({
    count: results.length,
    next: null,
    previous: null,
    results,
  }));
}

describe('sealed bids', () => {
  it('have a lock in place of every amount and of the calculation, and can’t be changed by others', async () => {
    await showBidders({ project: SEALED, bids: [OTHERS] });
    await expect.element(page.getByText('Prijzen en berekeningen zijn verzegeld')).toBeVisible();
    await expect
      .element(page.getByText(/Ieder ziet alleen de inschrijvingen die hij zelf heeft ingevoerd/))
      .toBeVisible();
    expect(bidRow('Noord').getByText('Verzegeld').length).toBe(6);
    expect(bidRow('Noord').getByText(/€/).length).toBe(0);
    for (const act of ['Inschrijving aanpassen van Noord', 'Inschrijver Noord verwijderen']) {
      const button = page.getByRole('button', { name: act });
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    }
    await page.getByRole('button', { name: 'Inschrijving aanpassen van Noord' }).hover({ force: true });
    await expect
      .element(page.getByRole('tooltip'))
      .toMatchTextContent(/alleen wie haar invoerde, Pia Project/);
    expect(page.getByRole('button', { name: 'Berekening uploaden van Noord' }).length).toBe(0);
  });

  it('have no place, no score, no winner, no cards and no charts, also for who entered all of them', async () => {
    await showBidders({ project: SEALED, actor: STAFF, bids: METHOD_BIDS.map(withoutScore) });
    await expect.element(bidRow('Noord')).toMatchTextContent(/€1\.000\.000,-/);
    await expect.element(sealedTitle).toBeVisible();
    expect(page.getByText(/Plaats 1/).length).toBe(0);
    expect(page.getByText('Interpretatie van de resultaten').length).toBe(0);
    expect(page.getByRole('img', { name: /Inschrijvingen/ }).length).toBe(0);
    expect(server.asked(endpoints.getApplicantStatistics)).toEqual([]);
  });

  describe('that another member opens are seen without a reload', () => {
    const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

    it('by who comes back to the screen, who keeps what is typed', async () => {
      const tender = await showBidders({ project: SEALED, bids: [OTHERS] });
      await page.getByRole('button', { name: 'Voeg inschrijver toe' }).click();
      await page.getByRole('textbox', { name: 'Inschrijver' }).fill('Zuid');
      [tender.project, tender.bids] = [{ ...tender.project, ...OPENED }, [...METHOD_BIDS]];
      comeBack();
      await expect.element(page.getByText(/De inschrijvingen zijn geopend op/)).toBeVisible();
      await expect.element(bidRow('Noord')).toMatchTextContent(/Plaats 1/);
      await expect.element(page.getByRole('textbox', { name: 'Inschrijver' })).toHaveValue('Zuid');
      await expect.element(page.getByRole('textbox', { name: 'Inschrijver' })).toHaveFocus();
    });

    it('by who stays on it, within half a minute, and so is what becomes of them until the phase is complete', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      try {
        const tender = await showBidders({ project: SEALED, bids: [OTHERS] });
        await expect.element(page.getByText('Prijzen en berekeningen zijn verzegeld')).toBeVisible();
        [tender.project, tender.bids] = [{ ...tender.project, ...OPENED }, [...METHOD_BIDS]];
        vi.advanceTimersByTime(30_000);
        await expect.element(bidRow('Noord')).toMatchTextContent(/Plaats 1/);
        await expect.element(page.getByRole('button', { name: 'Correctie beginnen' })).toBeVisible();
        tender.project = { ...tender.project, modified: '22/11/2026 12:00:01' };
        tender.bids = METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Noord' }));
        vi.advanceTimersByTime(30_000);
        await expect.element(bidRow('Noord').getByRole('img', { name: 'Winnaar' })).toBeVisible();
        tender.project = { ...tender.project, project_status: 'Design_Phase_Complete' };
        vi.advanceTimersByTime(30_000);
        await expect.poll(() => page.getByRole('button', { name: 'Correctie beginnen' }).length).toBe(0);
        server.forget();
        vi.advanceTimersByTime(300_000);
        expect(server.asked(endpoints.getProject)).toEqual([]);
      } finally {
        vi.useRealTimers();
      }
    });

    it('and nothing is drawn of those that were fetched while they were sealed', async () => {
      await showBidders({ project: OPENED, bids: [OTHERS] });
      await expect.element(bidRow('Noord').getByText('Verzegeld').first()).toBeVisible();
      expect(page.getByText('Interpretatie van de resultaten').length).toBe(0);
      expect(page.getByRole('combobox', { name: 'Inschrijver in de grafieken' }).length).toBe(0);
    });
  });

  it('at 390 px fit', async () => {
    await atSize(390, 844, async () => {
      await showBidders({ project: SEALED, bids: [OTHERS] });
      await expect.element(ask).toBeVisible();
      expectNothingCut();
    });
  });
});

describe('asking to open sealed bids', () => {
  it('takes another active member who may see bids as the witness, and opens nothing', async () => {
    await showBidders({ project: SEALED, bids: METHOD_BIDS.map(withoutScore) });
    answerMembers(
      member(1, 'Lotte'),
      member(2, 'Pia'),
      member(3, 'Weg', { active: false }),
      member(4, 'Kijker', { viewer: true }),
    );
    await ask.click();
    await expect.element(dialog).toMatchTextContent(/opent de inschrijvingen in een eigen sessie/);
    const confirm = dialog.getByRole('button', { name: 'Getuige vragen' });
    await expect.element(confirm).toBeDisabled();
    await dialog.getByRole('combobox').click();
    expect(
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Pia Lid']);
    await page.getByRole('option', { name: 'Pia Lid' }).click();
    await confirm.click();
    await expect.element(page.getByText('De opening wacht op een getuige')).toBeVisible();
    await expect
      .element(page.getByText(/Lotte Lid vroeg op 04-05-2026 09:30 .* met Pia Lid als getuige/))
      .toBeVisible();
    await expect.element(sealedTitle).toBeVisible();
    expect(ask.length).toBe(0);
    expect(server.asked(endpoints.openBids)).toEqual([]);
    // The request states what the screen showed.
    expect(server.asked(endpoints.askOpening).map(({ payload }) => payload)).toMatchObject([
      {
        witness: '0f000000-0000-4000-8000-000000000002',
        shown: {
          emvi_status: 'Locked',
          mki_upper_boundary: 100_000,
          bidders: METHOD_BIDS.map(({ uuid, name }) => ({ uuid, name })),
        },
      },
    ]);
  });

  it('asks the provider where there is no second member, which is said', async () => {
    await showBidders({ project: SEALED, bids: METHOD_BIDS });
    answerMembers(member(1, 'Lotte'));
    await ask.click();
    await expect
      .element(dialog.getByText(/Een medewerker van Milieuspoor bevestigt de opening/))
      .toBeVisible();
    expect(dialog.getByRole('combobox').length).toBe(0);
    await dialog.getByRole('button', { name: 'Getuige vragen' }).click();
    await expect.element(page.getByText(/Een medewerker van Milieuspoor bevestigt dat/)).toBeVisible();
    expect(server.asked(endpoints.askOpening).map(({ payload }) => payload.witness)).toEqual([null]);
  });

  it('takes a complete model, which is said, and a bid', async () => {
    await showBidders({ project: { ...SEALED, emvi_status: 'Editing' }, bids: METHOD_BIDS });
    await expect
      .element(page.getByText(/Openen kan zodra het gunningscriterium is voltooid\./))
      .toBeVisible();
    expect(ask.length).toBe(0);
    await leaveScreens();
    await showBidders({ project: SEALED });
    await expect.element(sealedTitle).toBeVisible();
    expect(ask.length).toBe(0);
  });

  it('is not for staff, who are no members', async () => {
    await showBidders({ project: SEALED, bids: METHOD_BIDS, actor: STAFF });
    await expect.element(sealedTitle).toBeVisible();
    expect(ask.length).toBe(0);
  });

  it('of others by now than those on the screen is sent only once they were looked at again', async () => {
    await showBidders({ project: SEALED, bids: METHOD_BIDS.slice(0, 1) });
    answerMembers(member(1, 'Lotte'), member(2, 'Pia'));
    const [first] = METHOD_BIDS.map(({ uuid, name }) => ({ uuid, name }));
    server.answer(endpoints.askOpening, () =>
      refused(409, {
        detail: 'Wat u bevestigde, is intussen veranderd.',
        shown: { bidders: [first] },
        current: { bidders: [first, LATER] },
      }),
    );
    await ask.click();
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Pia Lid' }).click();
    const confirm = dialog.getByRole('button', { name: 'Getuige vragen' });
    await confirm.click();
    await expect.element(dialog).toMatchTextContent(/Noord, Later/);
    await expect.element(confirm).toBeDisabled();
    await dialog.getByRole('button', { name: 'Opnieuw bekijken' }).click();
    await expect.element(confirm).toBeEnabled();
  });

  it('that is refused says why in the dialog', async () => {
    await showBidders({ project: SEALED, bids: METHOD_BIDS });
    answerMembers(member(2, 'Pia'));
    server.answer(endpoints.askOpening, () => refused(409, { detail: 'Pia is geen actief lid meer.' }));
    await ask.click();
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Pia Lid' }).click();
    await dialog.getByRole('button', { name: 'Getuige vragen' }).click();
    await expect.element(dialog.getByText('Pia is geen actief lid meer.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(sealedTitle).toBeVisible();
  });
});

describe('an opening that waits', () => {
  const withdraw = page.getByRole('button', { name: 'Vraag terugnemen' });
  const confirm = page.getByRole('button', { name: 'Inschrijvingen openen' });
  const decline = page.getByRole('button', { name: 'Afwijzen' });
  const confirming = page.getByRole('dialog', { name: 'Inschrijvingen openen' });
  const [me, pia] = [ASKED.asked_by, ASKED.witness];
  /** a request of a colleague to the user of the screen */
  const OF_ME = { ...SEALED, opening_request: { ...ASKED, asked_by: pia, witness: me } };
  const OF_OTHERS = { ...ASKED, asked_by: { ...pia, uuid: member(3, '').user.uuid, name: 'Cor Lid' } };
  const bids = METHOD_BIDS.map(withoutScore);

  it('is opened by the witness, after saying of whom and that there is no way back', async () => {
    const tender = await showBidders({ project: OF_ME, bids });
    await expect.element(page.getByText('U bent gevraagd als getuige bij de opening')).toBeVisible();
    expect(withdraw.length).toBe(0);
    await confirm.click();
    await expect.element(confirming).toMatchTextContent(/Pia Lid vroeg u als getuige/);
    await expect.element(confirming).toMatchTextContent(/van: Noord, .*West/);
    await expect.element(confirming).toMatchTextContent(/openen kan niet ongedaan worden gemaakt/);
    expect(server.asked(endpoints.openBids)).toEqual([]);
    tender.bids = [...METHOD_BIDS];
    await confirming.getByRole('button', { name: 'Openen' }).click();
    await expect
      .element(page.getByText(/De inschrijvingen zijn geopend op 04-05-2026 10:00\./))
      .toBeVisible();
    await expect.element(bidRow('Noord')).toMatchTextContent(/Plaats 1/);
    await expect.element(page.getByRole('button', { name: 'Interpretatie van de resultaten' })).toBeVisible();
    expect(server.asked(endpoints.openBids).map(({ payload }) => payload)).toMatchObject([
      { shown: { emvi_status: 'Locked', bidders: bids.map(({ uuid, name }) => ({ uuid, name })) } },
    ]);
  });

  it('of others by now than those on the screen is opened only once they were looked at again', async () => {
    const tender = await showBidders({ project: OF_ME, bids: bids.slice(0, 1) });
    const [first] = bids.map(({ uuid, name }) => ({ uuid, name }));
    server.answer(endpoints.openBids, () => {
      tender.bids = [...tender.bids, { ...OTHERS, ...LATER }];
      return refused(409, {
        detail: 'Sinds Pia Lid de opening vroeg, is het model of een inschrijver veranderd.',
        shown: { bidders: [first] },
        current: { bidders: [first, LATER] },
      });
    });
    await confirm.click();
    const act = confirming.getByRole('button', { name: 'Openen' });
    await act.click();
    await expect.element(confirming).toMatchTextContent(/Sinds Pia Lid de opening vroeg/);
    await expect.element(act).toBeDisabled();
    // The page is behind the dialog.
    await expect.element(page.getByText('Later', { exact: true })).toBeInTheDocument();
    await confirming.getByRole('button', { name: 'Opnieuw bekijken' }).click();
    await expect.element(confirming).toMatchTextContent(/van: Noord, Later\./);
    await act.click();
    await expect
      .poll(() => server.asked(endpoints.openBids).at(-1)?.payload.shown?.bidders)
      .toEqual([first, LATER]);
  });

  it('is declined by the witness, and they stay sealed', async () => {
    await showBidders({ project: OF_ME, bids });
    await decline.click();
    await expect.element(page.getByText(/U hebt de opening afgewezen/)).toBeVisible();
    await expect.element(sealedTitle).toBeVisible();
    await expect.element(ask).toBeVisible();
    expect(server.asked(endpoints.openBids)).toEqual([]);
    expect(server.asked(endpoints.declineOpening)).toHaveLength(1);
  });

  it('is taken back by who asked, who can’t confirm it', async () => {
    await showBidders({ project: { ...SEALED, opening_request: ASKED }, bids });
    await expect.element(withdraw).toBeVisible();
    for (const act of [confirm, decline, ask]) expect(act.length).toBe(0);
    await withdraw.click();
    await expect.element(ask).toBeVisible();
    expect(withdraw.length).toBe(0);
    expect(server.asked(endpoints.withdrawOpening)).toHaveLength(1);
  });

  it('that could not be taken back says why', async () => {
    await showBidders({ project: { ...SEALED, opening_request: ASKED }, bids });
    server.answer(endpoints.withdrawOpening, () =>
      refused(409, { detail: 'De inschrijvingen zijn al geopend' }),
    );
    await withdraw.click();
    await expect.element(page.getByText('De inschrijvingen zijn al geopend')).toBeVisible();
  });

  it.each([
    ['nothing for a third member', member(2, 'Pia'), member(3, 'Cor'), 0],
    [
      'to be taken back by any once its witness is no member',
      member(2, 'Pia', { active: false }),
      member(3, 'Cor'),
      1,
    ],
    [
      'to be taken back by any once who asked is no member',
      member(2, 'Pia'),
      member(3, 'Cor', { active: false }),
      1,
    ],
  ])('has %s', async (_what, witness, asker, offered) => {
    answerMembers(member(1, 'Lotte'), witness, asker);
    await showBidders({ project: { ...SEALED, opening_request: OF_OTHERS }, bids });
    await expect.element(page.getByText(/Cor Lid vroeg op .* met Pia Lid als getuige/)).toBeVisible();
    await expect.poll(() => server.asked(endpoints.listOrganisationMembers)).toHaveLength(1);
    await expect.poll(() => withdraw.length).toBe(offered);
    for (const act of [confirm, decline]) expect(act.length).toBe(0);
  });

  it('for the provider is confirmed by staff, and not by a member', async () => {
    const project = { ...SEALED, opening_request: { ...ASKED, witness: null } };
    await showBidders({ project, bids });
    await expect.element(page.getByText(/Een medewerker van Milieuspoor bevestigt dat/)).toBeVisible();
    expect(confirm.length).toBe(0);
    await leaveScreens();
    answerMembers(member(1, 'Lotte'));
    await showBidders({ project, bids, actor: STAFF });
    await expect.element(confirm).toBeVisible();
  });

  it('can’t be acted on once the project is locked', async () => {
    await showBidders({ project: { ...OF_ME, project_locked: true }, bids });
    await expect.element(page.getByText('U bent gevraagd als getuige bij de opening')).toBeVisible();
    for (const act of [confirm, decline, withdraw]) expect(act.length).toBe(0);
  });

  it('fits at 390 px', async () => {
    await atSize(390, 844, async () => {
      await showBidders({ project: OF_ME, bids: [OTHERS] });
      await expect.element(decline).toBeVisible();
      expectNothingCut();
    });
  });
});

it('bids that are not sealed say nothing of a seal, and have their place at once', async () => {
  await showBidders({ project: { ...SEALED, seal_bids: false }, bids: METHOD_BIDS });
  await expect.element(bidRow('Noord')).toMatchTextContent(/Plaats 1/);
  await expect.element(page.getByRole('button', { name: 'Interpretatie van de resultaten' })).toBeVisible();
  expect(sealedTitle.length).toBe(0);
  expect(page.getByRole('button', { name: 'Correctie beginnen' }).length).toBe(0);
  await expect
    .element(page.getByRole('checkbox', { name: 'Noord tot winnaar kiezen' }))
    .not.toHaveAttribute('aria-disabled', 'true');
});
