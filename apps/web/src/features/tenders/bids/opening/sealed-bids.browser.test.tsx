import { endpoints, type OrganisationMember } from '@milieuspoor/contract';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { exampleBid, METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { exampleSession, ORGANISATION } from '../../../../testing/example-session.ts';
import { atSize, expectNothingCut } from '../../../../testing/on-screen.ts';
import { refused, server } from '../../../../testing/server.ts';
import { bidRow, showBidders } from '../../../../testing/show-bidders.tsx';
import { STAFF } from '../../../../testing/show-calculations.tsx';

const SEALED = { bids_opened: null } as const;
/** Opening is a change of the project. */
const OPENED = { bids_opened: '04/05/2026 10:00:00', modified: '04/05/2026 10:00:00' } as const;
const open = page.getByRole('button', { name: 'Inschrijvingen openen' });
const dialog = page.getByRole('dialog', { name: 'Inschrijvingen openen' });

/** Of another member, as somebody else sees it. */
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
      .element(page.getByText(/U ziet alleen de inschrijvingen die u zelf hebt ingevoerd/))
      .toBeVisible();
    expect(bidRow('Noord').getByText('Verzegeld').length).toBe(7);
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

  it('have no place, no winner, no cards and no charts, also for who sees them all', async () => {
    await showBidders({ project: SEALED, actor: STAFF, bids: METHOD_BIDS });
    await expect.element(bidRow('Noord')).toMatchTextContent(/€1\.000\.000,-/);
    await expect.element(page.getByText(/Als medewerker van Milieuspoor ziet u ze alle/)).toBeVisible();
    expect(page.getByText(/Plaats 1/).length).toBe(0);
    expect(page.getByText('Interpretatie van de resultaten').length).toBe(0);
    expect(page.getByRole('img', { name: /Inschrijvingen/ }).length).toBe(0);
    expect(server.asked(endpoints.getApplicantStatistics)).toEqual([]);
  });

  it('are opened with another active member who may see bids as witness, after saying that there is no way back', async () => {
    await showBidders({ project: SEALED, bids: METHOD_BIDS });
    answerMembers(
      member(1, 'Lotte'),
      member(2, 'Pia'),
      member(3, 'Weg', { active: false }),
      member(4, 'Kijker', { viewer: true }),
    );
    await open.click();
    await expect.element(dialog).toMatchTextContent(/openen kan niet ongedaan worden gemaakt/);
    const confirm = dialog.getByRole('button', { name: 'Openen' });
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
    await expect
      .element(page.getByText(/De inschrijvingen zijn geopend op 04-05-2026 10:00\./))
      .toBeVisible();
    await expect.element(bidRow('Noord')).toMatchTextContent(/Plaats 1/);
    await expect.element(page.getByRole('button', { name: 'Interpretatie van de resultaten' })).toBeVisible();
    // What was on the screen goes along.
    expect(server.asked(endpoints.openBids).map(({ payload }) => payload)).toMatchObject([
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

  it('are not opened by a model that is not complete, which is said', async () => {
    await showBidders({ project: { ...SEALED, emvi_status: 'Editing' }, bids: METHOD_BIDS });
    await expect.element(page.getByText(/Openen kan zodra het EMVI model is voltooid\./)).toBeVisible();
    expect(open.length).toBe(0);
  });

  it('that are others by now than those on the screen are opened only once they were looked at again', async () => {
    await showBidders({ project: SEALED, bids: METHOD_BIDS.slice(0, 1) });
    answerMembers(member(1, 'Lotte'), member(2, 'Pia'));
    const [first] = METHOD_BIDS.map(({ uuid, name }) => ({ uuid, name }));
    const later = { uuid: '0d000000-0000-4000-8000-000000000099', name: 'Later' };
    server.answer(endpoints.openBids, () =>
      refused(409, {
        detail: 'Wat u bevestigde, is intussen veranderd.',
        shown: { bidders: [first] },
        current: { bidders: [first, later] },
      }),
    );
    await open.click();
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Pia Lid' }).click();
    const confirm = dialog.getByRole('button', { name: 'Openen' });
    await confirm.click();
    await expect.element(dialog).toMatchTextContent(/Noord, Later/);
    await expect.element(confirm).toBeDisabled();
    await dialog.getByRole('button', { name: 'Opnieuw bekijken' }).click();
    await expect.element(confirm).toBeEnabled();
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

  it('that could not be opened stay sealed, and the dialog says why', async () => {
    await showBidders({ project: SEALED, bids: METHOD_BIDS });
    answerMembers(member(2, 'Pia'));
    server.answer(endpoints.openBids, () => refused(409, { detail: 'Pia is geen actief lid meer.' }));
    await open.click();
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Pia Lid' }).click();
    await dialog.getByRole('button', { name: 'Openen' }).click();
    await expect.element(dialog.getByText('Pia is geen actief lid meer.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(page.getByText('Prijzen en berekeningen zijn verzegeld')).toBeVisible();
  });

  it('need a second member', async () => {
    await showBidders({ project: SEALED, bids: METHOD_BIDS });
    answerMembers(member(1, 'Lotte'));
    await open.click();
    await expect.element(dialog.getByText(/Er is geen ander actief lid/)).toBeVisible();
  });

  it('of which there are none yet need no opening', async () => {
    await showBidders({ project: SEALED });
    await expect.element(page.getByText('Prijzen en berekeningen zijn verzegeld')).toBeVisible();
    expect(open.length).toBe(0);
  });

  it('at 390 px fit', async () => {
    await atSize(390, 844, async () => {
      await showBidders({ project: SEALED, bids: [OTHERS] });
      await expect.element(open).toBeVisible();
      expectNothingCut();
    });
  });
});
